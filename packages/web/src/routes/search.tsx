import { PublicCard } from "@flightaides/core/matching/contract.ts";
import { Type } from "@flightaides/core/trip/contract.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { PerPerson } from "../components/per-person";
import { usePage } from "../components/use-page";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { SearchForm } from "../features/search/search-form";
import { i18n } from "../lib/i18n";
import { paths, withQuery } from "../lib/paths";
import classes from "./page.module.css";

/** History state: the page was opened directly, and its address has changed since. */
const Direct = z.object({ direct: z.literal(true) });

export default function Search() {
  const heading = usePage(
    i18n.t("Search itinerary"),
    i18n.t(
      "Tell us the flight, and see who is on it and glad to help, or who would like your company.",
    ),
  );
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const [query] = useSearchParams();
  const filter = z.safeParse(Type, query.get("filter")).data;
  const cached = z.safeParse(z.array(PublicCard()), state).data;
  const isDirect = key === "default" || z.safeParse(Direct, state).success;

  /** Reloads and the Back button keep the choice: the type of an address takes precedence over the draft. */
  function followChoice(seeking: Type) {
    if (!filter) return;
    void navigate(withQuery(paths.search, { filter: seeking }), {
      replace: true,
      ...(isDirect && { state: { direct: true } }),
    });
  }

  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("SEARCH ITINERARY")}
        </h1>
        <PerPerson>
          <SearchForm
            seeking={filter}
            onSeek={followChoice}
            // Back to the previous page, or home if this page was opened directly.
            onCancel={() => void (isDirect ? navigate(paths.home) : navigate(-1))}
          />
        </PerPerson>
      </div>
      {filter && <ItineraryRow title={i18n.t("MATCHES SEARCHES")} type={filter} cached={cached} />}
    </div>
  );
}
