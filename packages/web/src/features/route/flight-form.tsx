import "../../components/form-styles";
import type { City, CityPair } from "@flightaides/core/trip/city-pairs.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { Link, useHref, useNavigate } from "react-router";
import { i18n } from "../../lib/i18n";
import { cityName } from "../../lib/pair-names";
import { paths } from "../../lib/paths";
import { writeRole } from "../../lib/session-storage";
import { placeFromCode } from "../airport/place";
import { legAfter } from "../itinerary/leg-draft";
import { writeDraft } from "../search/draft";
import classes from "./route.module.css";

/**
 * Leads to the search and to the form that posts, with both cities filled in. Without scripts the browser opens the result page with
 * the search in the address. A city is searched by its first airport: matches include those of airports nearby.
 */
export function FlightForm({ pair }: { pair: CityPair }) {
  const [one, other] = pair.cities;
  const [isReturn, setReturn] = useState(false);
  const [travelDate, setTravelDate] = useState("");
  const [from, to] = isReturn ? [other, one] : [one, other];
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams({
      seeking: "flightaid",
      route: routeOf(from, to),
      travelDate,
    });
    void navigate(`${paths.searchResult}?${query}`);
  }

  /** The form that posts reads the draft of the tab. */
  function offer() {
    writeRole("flightaid");
    const place = (city: City) => placeFromCode(city.airports[0], cityName(city));
    const leg = { ...legAfter(), from: place(from), to: place(to), travelDate };
    writeDraft({ itinerary: [leg], seeking: "traveler" });
  }

  return (
    <form action={useHref(paths.searchResult)} onSubmit={search} className={classes.form}>
      <input type="hidden" name="seeking" value="flightaid" />
      <div className={classes.fields}>
        <NativeSelect
          label={i18n.t("Direction")}
          name="route"
          size="md"
          value={routeOf(from, to)}
          data={[optionOf(one, other), optionOf(other, one)]}
          onChange={(event) => setReturn(event.currentTarget.value === routeOf(other, one))}
        />
        <TextInput
          label={i18n.t("Travel Date")}
          type="date"
          name="travelDate"
          size="md"
          value={travelDate}
          onChange={(event) => setTravelDate(event.currentTarget.value)}
        />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" size="lg">
          {i18n.t("Find a Flightaide")}
        </Button>
        <Button
          component={Link}
          to={paths.offer}
          data-waits
          size="lg"
          variant="default"
          onClick={offer}
        >
          {i18n.t("Offer your flight")}
        </Button>
      </div>
    </form>
  );
}

/** As the result page reads it from its address. */
function routeOf(from: City, to: City): string {
  return `${from.airports[0]}-${to.airports[0]}`;
}

function optionOf(from: City, to: City) {
  return {
    value: routeOf(from, to),
    label: i18n.t("{from} to {to}", { from: cityName(from), to: cityName(to) }),
  };
}
