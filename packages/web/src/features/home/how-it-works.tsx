import { i18n } from "../../lib/i18n";
import classes from "./how-it-works.module.css";

const steps = [
  {
    title: i18n.t("Tell us the flight"),
    text: i18n.t("From, to, date and, if you have it, the flight number."),
  },
  {
    title: i18n.t("See who is on it"),
    text: i18n.t("Same flight first, then the same day, nearby dates and nearby airports."),
  },
  {
    title: i18n.t("Connect"),
    text: i18n.t("Names and contact details stay private until both of you are connected."),
  },
];

export function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how-it-works">
      <h2 id="how-it-works" tabIndex={-1}>
        {i18n.t("How it works")}
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
