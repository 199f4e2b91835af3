/**
 * Prerendered pages are the same for all visitors: data that only this browser has, such as today's
 * date or the stored session, is shown after hydration.
 */
import { createContext, use, useSyncExternalStore } from "react";

/** False during hydration of the prerendered page, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, inPrerender);
}

/** Set by the router. */
export const HasAddress = createContext(true);

/**
 * False while a prerendered page is shown for its path only, before the query and the history state
 * are applied.
 */
export function useHasAddress(): boolean {
  return use(HasAddress);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;
