import { languagePrefix } from "@flightaides/core/language/contract";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { language } from "../lib/language";

type Props = {
  /** Given if the page was prerendered. Called once React has taken over all of it. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * React Router's BrowserRouter, with one difference: a prerendered page is made for its path alone, so the query, the
 * section and the history state follow after the first render.
 */
export function BrowserRouter({ onHydrated, children }: Props) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  const [isHydrated, setHydrated] = useState(!onHydrated);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  useEffect(() => {
    // A transition keeps the prerendered page in view until all of it is taken over.
    if (!isHydrated) startTransition(() => setHydrated(true));
    else onHydrated?.();
  }, [isHydrated, onHydrated]);
  return (
    <Router
      basename={languagePrefix(language)}
      location={isHydrated ? location : { ...location, search: "", hash: "", state: null }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
