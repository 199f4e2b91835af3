/**
 * Defects in the layout of the page: it scrolls horizontally, text is cut off, a control covers
 * another one or its text, or is too small for a finger, except links within a sentence. Elements
 * that are visible only to screen readers are ignored. Runs in the page,
 * so that it uses nothing from outside.
 */
export function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`The page is ${scrollWidth} of ${clientWidth} px wide.`);

  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent ?? "").trim().slice(0, 40)}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  /** Hidden from sight, for screen readers. */
  const isTiny = ({ width, height }: DOMRect) => width < 3 || height < 3;

  for (const element of document.body.querySelectorAll("*")) {
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!ownText || !isShown(element) || isTiny(boxOf(element))) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
      faults.push(`Cut off: ${nameOf(element)}`);
    const box = boxOf(element);
    if (box.right > clientWidth + 1 || box.left < -1) {
      // In a list with its own horizontal scrolling.
      const scroller = element.closest("[data-scrolls], [class*=scroll]");
      if (!scroller) faults.push(`Beyond the edge: ${nameOf(element)}`);
    }
  }

  const controls = [...document.body.querySelectorAll("a, button, input, select, textarea")].filter(
    (element) => isShown(element) && !isTiny(boxOf(element)),
  );
  /** A button inside a field, such as the one that shows a password, belongs to it. */
  const fieldOf = (element: Element) => element.closest(".mantine-Input-wrapper");
  const layerOf = (element: Element) => element.closest("[role=dialog], header, [role=tooltip]");
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue;
      if (fieldOf(one) && fieldOf(one) === fieldOf(other)) continue;
      // A link in a text has a box for each line.
      const overlaps = [...one.getClientRects()].some((a) =>
        [...other.getClientRects()].some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            // Underlines of close lines touch.
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8,
        ),
      );
      if (overlaps) faults.push(`${nameOf(one)} overlaps ${nameOf(other)}`);
    }

  /** CSS pixels; a little less for rounding. */
  const least = 43.5;
  /** A link among words, as WCAG 2.5.8 exempts it. */
  const isInText = (element: Element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim();
  /** With the label of a tick box or radio, and with the tile that a label fills. */
  const targetOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const boxes = [element, ...(label ? [label] : [])].map(boxOf);
    const tile = label && getComputedStyle(label, "::after").position === "absolute";
    if (tile && label.offsetParent) boxes.push(boxOf(label.offsetParent));
    return {
      width:
        Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height:
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  };
  for (const element of [...controls, ...document.body.querySelectorAll("summary")]) {
    if (!isShown(element) || isInText(element)) continue;
    const { width, height } = targetOf(element);
    if (width < least || height < least)
      faults.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)} px.`);
  }
  return faults;
}
