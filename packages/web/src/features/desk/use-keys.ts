import { useEffect, useRef } from "react";

export type Keys = Readonly<Record<string, () => void>>;

/** Presses of single keys anywhere on the page, but not in a field, in a dialog, or with a modifier. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      const isElsewhere =
        target instanceof Element && target.closest("input, textarea, select, dialog");
      if (isElsewhere || ctrlKey || altKey || metaKey) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Moves the focus among the rows of the lists, which have the attribute `data-row`. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const focused = rows.findIndex((row) => row.matches(":focus"));
  // Opening a row moves the focus to the heading: go on from the open row.
  const at = focused === -1 ? rows.findIndex((row) => row.matches("[aria-current]")) : focused;
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
}
