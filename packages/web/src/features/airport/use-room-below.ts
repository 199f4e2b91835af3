import { type RefObject, useLayoutEffect } from "react";

/** The minimum useful height of a list, in pixels: about four suggestions. */
const enough = 200;
const margin = 8;

/**
 * Limits the height of an open list to the visible space below its field, above the keyboard of a
 * phone. If that is too little, the field is scrolled to the top first.
 */
export function useRoomBelow(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const room = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return viewport.offsetTop + viewport.height - top - margin;
    };
    const limit = () => list.current?.style.setProperty("--room", `${Math.max(room(), enough)}px`);
    const scrollAndLimit = () => {
      if (room() < enough) field.current?.scrollIntoView({ block: "start" });
      limit();
    };
    scrollAndLimit();
    // The keyboard opens after the focus.
    viewport.addEventListener("resize", scrollAndLimit);
    viewport.addEventListener("scroll", limit);
    return () => {
      viewport.removeEventListener("resize", scrollAndLimit);
      viewport.removeEventListener("scroll", limit);
    };
  }, [isOpen, field, list]);
}
