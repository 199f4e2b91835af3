import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { type Location, Router, UNSAFE_createBrowserHistory } from "react-router";
import { HasAddress } from "../lib/hydration";
import { language } from "../lib/language";
import { pathIn } from "../lib/pages";

type Props = {
  /** The path of a prerendered page, or the frame. */
  prerendered?: string | undefined;
  children: ReactNode;
};

/**
 * React Router's BrowserRouter, with one difference: a prerendered page is rendered for its path
 * only, and the frame for all paths, so the full URL and the history state are applied after the
 * first render.
 */
export function BrowserRouter({ prerendered, children }: Props) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  const [hasAddress, setHasAddress] = useState(prerendered === undefined);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  useEffect(() => {
    // A transition keeps the prerendered page visible until all of it is hydrated.
    startTransition(() => setHasAddress(true));
  }, []);
  return (
    <HasAddress value={hasAddress}>
      <Router
        basename={languagePrefix(language)}
        location={
          hasAddress || prerendered === undefined ? location : bare(pathIn(language, prerendered))
        }
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </HasAddress>
  );
}

function bare(path: string): Location {
  return { pathname: path, search: "", hash: "", state: null, key: "default" };
}
