import { useEffect, useState } from "react";
import { readingPath } from "../../lib/reading-path";

/**
 * Reloads when a navigation of the router leads to this page or away from it: the document has the policy of the page with which it was
 * loaded.
 * @returns whether the document has the policy of this page
 */
export function useOwnDocument(): boolean {
  const [isOwn] = useState(isLoadedHere);
  useEffect(() => {
    if (!isOwn) location.reload();
    return () => {
      if (!location.pathname.includes(readingPath)) location.reload();
    };
  }, [isOwn]);
  return isOwn;
}

/** The address of the entry is the one with which the document was loaded, whatever the router has made of it since. */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname.includes(readingPath);
}
