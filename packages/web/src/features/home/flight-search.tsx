import { lazy, Suspense, useEffect, useRef, useState } from "react";
import classes from "./flight-search.module.css";

// Lazy: the fields of a form are heavy.
const ShortForm = lazy(() => import("../search/short-form"));

/** The short search form. It loads when it comes into view, or at the first key that is pressed. */
export function FlightSearch() {
  const section = useRef<HTMLElement>(null);
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    const element = section.current;
    if (!element || isNeeded) return;
    const load = () => setNeeded(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    observer.observe(element);
    addEventListener("keydown", load);
    return () => {
      observer.disconnect();
      removeEventListener("keydown", load);
    };
  }, [isNeeded]);

  const skeleton = (
    <div role="status" className={classes.skeleton}>
      <span className="fa-hidden">Loading...</span>
    </div>
  );
  return (
    <section ref={section} className={classes.search} aria-labelledby="flight-search">
      <h2 id="flight-search">Search for a flight</h2>
      <div className={classes.form}>
        {isNeeded ? (
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
