import { createContext, type RefObject, useContext, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { i18n } from "../lib/i18n";

/** Shown by search engines and link previews. */
type Head = { title: string; description: string };

/** The description of the site, for pages without their own. */
export const siteHead: Head = {
  title: "FlightAides",
  description: i18n.t(
    "Find a companion on the same flight for a parent, a child or a friend who should not fly alone.",
  ),
};

/** Receives the head of the page while it is prerendered. */
export const PrerenderedHead = createContext<(head: Head) => void>(() => {});

// The first page after a load keeps the browser's focus and scroll position; later ones move both.
let firstShown = false;

/**
 * Sets the title and description of the page. On a route change it moves focus to the heading and scrolls to the top, or
 * to the section that the address names.
 */
export function usePage(
  title: string,
  description: string = siteHead.description,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const { pathname, search, hash, state, key } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const shown = useRef<{ key: string; address: string }>(undefined);

  const fullTitle = `${title} · ${siteHead.title}`;

  useContext(PrerenderedHead)({ title: fullTitle, description });

  useEffect(() => {
    document.title = fullTitle;
    // Updates the element of index.html: React would add a second one.
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [fullTitle, description]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry.
  useEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, address };
    // On the same page only a link moves the view, including a link to the current address. A changed filter, a form step
    // and the browser's back button do not.
    const sameLink = navigation === "REPLACE" && state === null && before?.address === address;
    if (before && navigation !== "PUSH" && !sameLink) return;
    const part = hash && document.getElementById(hash.slice(1));
    // Also on the first page: the content renders after the browser's own jump.
    if (part && (navigation !== "POP" || !firstShown)) {
      part.focus({ preventScroll: true });
      part.scrollIntoView();
    } else if (firstShown) {
      heading.current?.focus({ preventScroll: true });
      // On back and forward the browser restores the scroll position.
      if (navigation !== "POP") scrollTo(0, 0);
    }
    firstShown = true;
  }, [key]);

  return heading;
}
