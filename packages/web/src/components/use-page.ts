import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const product =
  "Find a companion on the same flight for a parent, a child or a friend who should not fly alone.";

// A page somebody opens or reloads keeps the browser's own focus and scroll; only later ones are announced.
let arrived = false;

/**
 * Names and describes the page, and on a route change takes focus to its heading and the view to its top, or to the
 * part that the address names.
 */
export function usePage(
  title: string,
  description: string = product,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { pathname, search, hash, state, key } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const shown = useRef<{ key: string; address: string }>(undefined);

  useEffect(() => {
    document.title = `${title} · FlightAides`;
    // The one of index.html, which is there before any script is: React would add a second beside it.
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, address };
    // On the page that is there already only a link moves the view, to where one is as well; a changed filter, a step of
    // a form and the browser's own back don't.
    const again = navigation === "REPLACE" && state === null && before?.address === address;
    if (before && navigation !== "PUSH" && !again) return;
    const part = hash && document.getElementById(hash.slice(1));
    // Also on arrival: the script comes too late for the browser's own jump.
    if (part && (navigation !== "POP" || !arrived)) {
      part.focus({ preventScroll: true });
      part.scrollIntoView();
    } else if (arrived) {
      heading.current?.focus({ preventScroll: true });
      // Back and forward: the browser restores where the reader was.
      if (navigation !== "POP") scrollTo(0, 0);
    }
    arrived = true;
  }, [key]);

  return heading;
}
