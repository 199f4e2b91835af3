import { CheckIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import classes from "./example-pair.module.css";
import { HelperHead, MotherHead } from "./heads";
import section from "./section.module.css";

type Stop = { city: string; code: string; flight?: string; isTogether?: true };

/** Each with the flight that leaves from it. */
const stops: readonly Stop[] = [
  { city: i18n.t("Mumbai"), code: "BOM", flight: "EK-501" },
  { city: i18n.t("Dubai"), code: "DXB", flight: "EK-241", isTogether: true },
  { city: i18n.t("Toronto"), code: "YYZ" },
];

/** An invented pair, as cards and the line of a trip show one: who they are, and the flight that they share. */
export function ExamplePair() {
  return (
    <section className={section.section} aria-labelledby="example">
      <h2 id="example">{i18n.t("An invented example")}</h2>
      <p>
        {i18n.t(
          "A mother flies from Mumbai to Toronto. From Dubai on, a student on her flight keeps her company.",
        )}
      </p>
      <div className={classes.card}>
        <ul className={classes.people}>
          <li>
            <MotherHead />
            <div>
              <p className={classes.role}>{i18n.t("Looking for a FLIGHTAIDE")}</p>
              <p className={classes.name}>{i18n.t("Mother, 70 to 79 years")}</p>
              <p>{i18n.t("Speaks Gujarati, Hindi")}</p>
            </div>
          </li>
          <li>
            <HelperHead />
            <div>
              <p className={classes.role}>{i18n.t("Serving as a FLIGHTAIDE")}</p>
              <p className={classes.name}>{i18n.t("Speaks Hindi, English")}</p>
              <p>{i18n.t("Helps with: Changing planes, Border forms and questions")}</p>
            </div>
          </li>
        </ul>
        <ol className={classes.line}>
          {stops.map(({ city, code, flight, isTogether }) => (
            <li key={code} className={isTogether && classes.together}>
              <p className={classes.stop}>
                {city} <span className={classes.code}>{code}</span>
              </p>
              {flight && (
                <p className={classes.leg}>
                  <span className={classes.heads}>
                    <MotherHead size={32} />
                    {isTogether && <HelperHead size={32} />}
                  </span>
                  {flight}
                  {isTogether && (
                    <span className={classes.why}>
                      <CheckIcon size={18} />
                      {i18n.t("Same flight · speaks Hindi")}
                    </span>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
