import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

// A page somebody opens or reloads keeps the browser's own focus and scroll; only later ones are announced.
let arrived = false;

/** Names the page, and on a route change takes focus to its heading and the view to its top. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = `${title} · FlightAides`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not when its query changes.
  useEffect(() => {
    if (arrived) {
      heading.current?.focus({ preventScroll: true });
      // Back and forward: the browser restores where the reader was.
      if (navigation !== "POP") scrollTo(0, 0);
    }
    arrived = true;
  }, []);

  return heading;
}
