import { CheckIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import classes from "./example-pair.module.css";
import { HelperHead, MotherHead } from "./heads";

/** An invented pair, as cards and the line of a trip show one: who they are, and the flight that they share. */
export function ExamplePair() {
  return (
    <section className={classes.example} aria-labelledby="example">
      <div className={classes.head}>
        <h2 id="example">{i18n.t("For example")}</h2>
        <p>
          {i18n.t(
            "A mother flies from Mumbai to Toronto. From Dubai on, a student on her flight keeps her company.",
          )}
        </p>
      </div>
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
          <li>
            <p className={classes.stop}>
              {i18n.t("Mumbai")} <span className={classes.code}>BOM</span>
            </p>
            <p className={classes.leg}>
              <MotherHead size={32} />
              EK-501
            </p>
          </li>
          <li className={classes.together}>
            <p className={classes.stop}>
              {i18n.t("Dubai")} <span className={classes.code}>DXB</span>
            </p>
            <p className={classes.leg}>
              <span className={classes.heads}>
                <MotherHead size={32} />
                <HelperHead size={32} />
              </span>
              EK-241
              <span className={classes.why}>
                <CheckIcon size={18} />
                {i18n.t("Same flight · speaks Hindi")}
              </span>
            </p>
          </li>
          <li>
            <p className={classes.stop}>
              {i18n.t("Toronto")} <span className={classes.code}>YYZ</span>
            </p>
          </li>
        </ol>
      </div>
      <p className={classes.note}>{i18n.t("An invented example. These are not real people.")}</p>
    </section>
  );
}
