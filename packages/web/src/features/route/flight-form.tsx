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
  const directions = [
    [one, other],
    [other, one],
  ] as const;
  const [chosen, setChosen] = useState(0);
  const [travelDate, setTravelDate] = useState("");
  const [from, to] = directions[chosen] ?? directions[0];
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams({
      seeking: "flightaid",
      from: from.airports[0],
      to: to.airports[0],
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
      <input type="hidden" name="from" value={from.airports[0]} />
      <input type="hidden" name="to" value={to.airports[0]} />
      <div className={classes.fields}>
        <NativeSelect
          label={i18n.t("Direction")}
          size="md"
          value={String(chosen)}
          data={directions.map(([start, end], index) => ({
            value: String(index),
            label: i18n.t("{from} to {to}", { from: cityName(start), to: cityName(end) }),
          }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
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
          data-role="flightaid"
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
