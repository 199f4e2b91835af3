/** Movements of the controls of the page while it loads. */
import { expect, vi } from "vitest";
import { queryClient } from "../src/app/providers";

/** What an answer waits for, and what lets it arrive. */
export function hold(): { late: Promise<void>; arrive: () => void } {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { late, arrive: () => arrive() };
}

/**
 * Compares in each frame where controls are with where they were. Returns what ends that, with one entry for each control that moved.
 * A control that was hidden meanwhile may be in another place.
 */
export function watchControls(): () => string[] {
  const moves: string[] = [];
  let tops = new Map<Element, number>();
  let frame = requestAnimationFrame(function compare() {
    const shown = new Map<Element, number>();
    for (const control of document.querySelectorAll(
      "main :is(a, button, input, select, textarea)",
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const top = Math.round(control.getBoundingClientRect().top + scrollY);
      const before = tops.get(control) ?? top;
      if (Math.abs(top - before) > 1)
        moves.push(`${control.textContent.trim() || control.tagName} from ${before} to ${top} px`);
      shown.set(control, top);
    }
    tops = shown;
    frame = requestAnimationFrame(compare);
  });
  return () => {
    cancelAnimationFrame(frame);
    return moves;
  };
}

/** Waits until the page has painted, and only `pending` of its queries have no answer yet. */
export async function settle(pending = 0): Promise<void> {
  await expect.poll(() => queryClient.isFetching()).toBe(pending);
  await vi.dynamicImportSettled();
  // Twice: before a frame is painted, and after it.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}
