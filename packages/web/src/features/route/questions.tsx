import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { i18n } from "../../lib/i18n";
import { paths, withSection } from "../../lib/paths";
import classes from "./route.module.css";

const questions = [
  {
    title: i18n.t("Do both have to be on the same plane?"),
    text: i18n.t(
      "That is best: the same flight number on the same day. Trips on other days and from airports nearby are shown too, and each says how it differs, before anybody pays.",
    ),
  },
  {
    title: i18n.t("What if we change planes?"),
    text: i18n.t(
      "Search with each flight of the trip. Someone who shares only one of them is found too, and the card says which one. Many families need company most where planes are changed.",
    ),
  },
  {
    title: i18n.t("What does it cost?"),
    text: (
      <Trans
        id="Searching and posting cost nothing. A family pays one service fee when it connects with a Flightaide; Flightaides pay nothing. The <terms>Terms of Use</terms> say when the fee is given back."
        components={{ terms: <Link to={withSection(paths.termsOfUse, "refunds")} /> }}
      />
    ),
  },
  {
    title: i18n.t("Which languages do they speak?"),
    text: (
      <Trans
        id="If people have told us, their cards say so, and also what they help with, such as finding the gate or changing planes. You can filter the <list>list of all itineraries</list> by both."
        components={{ list: <Link to={paths.allItineraries} /> }}
      />
    ),
  },
  {
    title: i18n.t("Whom do we meet?"),
    text: (
      <Trans
        id="Names and contact details stay private until both of you are connected. The page about <safety>safety</safety> says what is checked, what is not, and what to agree on before you fly."
        components={{ safety: <Link to={paths.safety} /> }}
      />
    ),
  },
];

/** What families and Flightaides ask before they use a route for the first time. */
export function Questions() {
  return (
    <section className={classes.questions} aria-labelledby="questions">
      <h2 id="questions">{i18n.t("Questions and answers")}</h2>
      {questions.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
