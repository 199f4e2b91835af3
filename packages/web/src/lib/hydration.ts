/**
 * Prerendered pages are made for everybody: what only this browser knows, such as today's date or the stored session, is
 * shown once React has taken over the page.
 */
import { useSyncExternalStore } from "react";

/** False while React takes over the prerendered page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, inPrerender);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;
