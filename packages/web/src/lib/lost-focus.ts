/** The longest time, in milliseconds, that a page takes to read its data again and show a change. */
const patienceMs = 5_000;

/**
 * Call it after a change. If the focused element is then removed, for example with its card, moves the focus to the nearest
 * heading that is left. Otherwise keyboard and screen reader would start at the top of the page.
 */
export function keepFocus(): void {
  const main = document.getElementById("main");
  if (!main) return;
  let focused = document.activeElement;
  let places = ancestorsOf(focused);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) {
      focused = document.activeElement;
      places = ancestorsOf(focused);
    } else if (!focused?.isConnected) {
      observer.disconnect();
      focusHeadingIn(places);
    }
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}

/** Innermost first. */
function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function focusHeadingIn(places: readonly Element[]): void {
  const headings = places
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>("h1, h2, h3"));
  const heading = headings.find((one) => one !== null);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
