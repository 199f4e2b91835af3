/**
 * Replays a visitor's input on a prerendered page after hydration: React would reset each field to
 * the value that it knows, and does not receive earlier clicks. A script in index.html records the
 * input, in order.
 */

type Typed = { value: string; checked: boolean };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** Fields, and buttons, links and forms that were pressed. */
  var earlyInput: Map<Element, Typed | undefined>;
}

/** Records values that the browser has restored, or filled in before a script could listen. */
export function keepRestored(root: HTMLElement): void {
  for (const field of root.querySelectorAll("input")) {
    const { value, checked, defaultValue, defaultChecked } = field;
    // Another one of its group is chosen.
    if (field.type === "radio" && !checked) continue;
    const isChanged = isBox(field) ? checked !== defaultChecked : value !== defaultValue;
    if (isChanged && !earlyInput.has(field)) earlyInput.set(field, { value, checked });
  }
  for (const field of root.querySelectorAll("select")) {
    const [chosen] = field.selectedOptions;
    if (chosen && !chosen.defaultSelected && !earlyInput.has(field))
      earlyInput.set(field, { value: field.value, checked: false });
  }
}

/** From then on React receives all events itself. */
export async function repeatEarlyInput(root: HTMLElement): Promise<void> {
  const forms: HTMLFormElement[] = [];
  // Input during the replay is added at the end.
  for (const element of earlyInput.keys()) {
    // React renders first: the values that the page reads from its URL, and each field before the
    // next one, because a handler may spread the state of all fields.
    await new Promise((resolve) => setTimeout(resolve));
    const typed = earlyInput.get(element);
    if (element instanceof HTMLFormElement) forms.push(element);
    else if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement)
      press(element);
    else if (typed && isField(element)) type(element, typed);
    // After the events of the replay, which are recorded like others.
    earlyInput.delete(element);
  }
  delete root.dataset.page;
  for (const form of forms) {
    for (const button of form.querySelectorAll("[type=submit]"))
      button.removeAttribute("aria-busy");
    form.requestSubmit();
  }
}

function press(element: HTMLButtonElement | HTMLAnchorElement): void {
  element.removeAttribute("aria-busy");
  // The button that shows a password listens to this event.
  element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  element.click();
}

/** React compares a field with the last value that was set through the element's own property, so that one is set apart first. */
function type(field: Field, { value, checked }: Typed): void {
  if (isBox(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The field was left already, which looks a typed code of an airport up.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
