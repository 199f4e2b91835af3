import { type RefObject, useEffect, useRef, useState } from "react";
import { i18n } from "../lib/i18n";
import classes from "./error-summary.module.css";

type Fault = { field: HTMLElement; text: string };

/**
 * Guides the user to the invalid fields of a rejected form. A single invalid field gets the focus.
 * If there are several, a summary at the top of the form gets it, with a link to each field.
 */
export function useErrorSummary() {
  const form = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  return {
    form,
    /** The first child of the form. */
    summary: <ErrorSummary form={form} rejections={rejections} />,
    /** Call it together with the state change that renders the errors at the fields. */
    showErrors: () => setRejections((count) => count + 1),
  };
}

type Props = { form: RefObject<HTMLFormElement | null>; rejections: number };

function ErrorSummary({ form, rejections }: Props) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const box = useRef<HTMLDivElement>(null);

  // Read from the rendered fields, so that the summary has their labels and messages.
  useEffect(() => {
    if (rejections === 0 || !form.current) return;
    const found = faultsOf(form.current);
    if (found.length === 1) found[0]?.field.focus();
    setFaults(found.length > 1 ? found : []);
  }, [rejections, form]);

  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);

  // The next submission may be valid.
  useEffect(() => {
    const element = form.current;
    const clear = () => setFaults([]);
    element?.addEventListener("submit", clear);
    return () => element?.removeEventListener("submit", clear);
  }, [form]);

  if (faults.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes.summary}>
      <p>
        <strong>{i18n.t("Please correct these {count} fields:", { count: faults.length })}</strong>
      </p>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field.id}>
            <a
              href={`#${field.id}`}
              onClick={(event) => {
                event.preventDefault();
                // With the label above the field and the message below it.
                field.scrollIntoView({ block: "center" });
                field.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function faultsOf(form: HTMLFormElement): Fault[] {
  const fields = form.querySelectorAll<HTMLInputElement>("[aria-invalid=true], [data-invalid]");
  return [...fields].map((field) => ({ field, text: textOf(field) }));
}

/** The message of a field with its label. Messages of a choice or a checkbox are shown without a label. */
function textOf(field: HTMLInputElement): string {
  const described = field.closest('[aria-describedby*="-error"]')?.getAttribute("aria-describedby");
  const id = described?.split(" ").find((each) => each.endsWith("-error"));
  const message = (id && document.getElementById(id)?.textContent) ?? "";
  if (field.type === "checkbox" || field.type === "radio") return message;
  const leg = field.closest("fieldset")?.querySelector("legend:not(.fa-hidden)");
  const names = [leg, field.labels?.[0]].flatMap((named) => named?.textContent ?? []);
  return i18n.t("{field}: {message}", { field: names.join(", "), message });
}
