/**
 * Keeps what a visitor does to a prerendered page before React has taken it over: React would set each field back to the value that
 * it knows, and does not hear of a form that was submitted.
 */

/** Records what is typed below an element from now on, and what was typed before. Returns the function that repeats it to React. */
export function keepTyped(root: HTMLElement): () => Promise<void> {
  const typed = new Map<HTMLInputElement, string | boolean>();
  const record = (field: EventTarget | null) => {
    if (field instanceof HTMLInputElement)
      typed.set(field, isBox(field) ? field.checked : field.value);
  };
  const onInput = ({ target }: Event) => record(target);
  for (const field of root.querySelectorAll("input"))
    if (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
      record(field);
  root.addEventListener("input", onInput);
  return async () => {
    root.removeEventListener("input", onInput);
    for (const [field, value] of typed) {
      repeat(field, value);
      // React renders before the next one: a handler may spread the state of all fields.
      await new Promise((resolve) => setTimeout(resolve));
    }
    // The script in index.html marks it.
    const form = root.querySelector<HTMLFormElement>("form[data-submitted]");
    delete form?.dataset.submitted;
    form?.requestSubmit();
  };
}

/** React compares a field with the last value that was set through the element's own property, so that one is set apart first. */
function repeat(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === "boolean") {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The field was left already, which looks a typed code of an airport up.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}
