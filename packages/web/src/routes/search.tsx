import { PublicCard } from "@flightaides/core/matching/contract.ts";
import { Type } from "@flightaides/core/trip/contract.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { SearchForm } from "../features/search/search-form";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

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
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("SEARCH ITINERARY")}
        </h1>
        <SearchForm
          seeking={filter}
          // Back to the previous page, or home if this page was opened directly.
          onCancel={() => void (key === "default" ? navigate(paths.home) : navigate(-1))}
        />
      </div>
      {filter && <ItineraryRow title={i18n.t("MATCHES SEARCHES")} type={filter} cached={cached} />}
    </div>
  );
}
