import { PublicCard } from "@flightaides/core/matching/contract.ts";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { PerPerson } from "../components/per-person";
import { usePage } from "../components/use-page";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { OfferForm } from "../features/search/offer-form";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

export default function Offer() {
  const heading = usePage(
    i18n.t("Offer your flight"),
    i18n.t(
      "Tell us which flight you are on, and families who would like company on it can find you.",
    ),
  );
  const { state } = useLocation();
  const cached = z.safeParse(z.array(PublicCard()), state).data;
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Offer your flight")}
        </h1>
        <p className={classes.lead}>
          {i18n.t(
            "You’re flying anyway. Say which flight, and families who would like company on it can find you. It costs you nothing.",
          )}
        </p>
        <PerPerson>
          <OfferForm />
        </PerPerson>
      </div>
      <ItineraryRow title={i18n.t("MATCHES SEARCHES")} type="traveler" cached={cached} />
    </div>
  );
}
