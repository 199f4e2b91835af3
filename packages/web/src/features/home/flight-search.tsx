import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import classes from "./flight-search.module.css";

// Lazy: the fields of a form are heavy.
const ShortForm = lazy(() => import("../search/short-form"));

/** First signs of use. A touch that scrolls is one. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** The short search form. It loads at the first sign of use; until then a link leads to the full form. */
export function FlightSearch() {
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const load = () => setUsed(true);
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, []);

  const skeleton = (
    <div className={classes.skeleton}>
      {/* Not reached by Tab while the form loads, which would take the focus away. */}
      <Link to={paths.search} tabIndex={isUsed ? -1 : undefined}>
        {i18n.t("Search itinerary")}
      </Link>
    </div>
  );
  return (
    <section className={classes.search} aria-labelledby="flight-search">
      <h2 id="flight-search">{i18n.t("Search for a flight")}</h2>
      <div className={classes.form}>
        {isUsed ? (
          <Suspense fallback={skeleton}>
            <ShortForm />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
    </section>
  );
}
