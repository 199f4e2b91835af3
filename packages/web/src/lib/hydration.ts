/**
 * Prerendered pages are the same for all visitors: data that only this browser has, such as today's
 * date or the stored session, is shown after hydration.
 */
import { useSyncExternalStore } from "react";

/** False during hydration of the prerendered page, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, inPrerender);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;
