import { languagePrefix } from "@flightaides/core/language/contract";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { type Location, Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { language } from "../lib/language";
import { pathIn } from "../lib/pages";

type Props = {
  /** The path of a prerendered page, or the frame. */
  prerendered?: string | undefined;
  children: ReactNode;
};

/**
 * React Router's BrowserRouter, with one difference: a prerendered page is made for its path alone, and the frame for
 * all paths, so the address and the history state follow after the first render.
 */
export function BrowserRouter({ prerendered, children }: Props) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  const [isHydrated, setHydrated] = useState(prerendered === undefined);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  useEffect(() => {
    // A transition keeps the prerendered page in view until all of it is taken over.
    startTransition(() => setHydrated(true));
  }, []);
  return (
    <Router
      basename={languagePrefix(language)}
      location={
        isHydrated || prerendered === undefined ? location : bare(pathIn(language, prerendered))
      }
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}

function bare(path: string): Location {
  return { pathname: path, search: "", hash: "", state: null, key: "default" };
}
