import { type RefObject, useEffect, useRef, useState } from "react";

/** Focuses the first invalid field of a form once its message is rendered. */
export function useFirstError(): {
  form: RefObject<HTMLFormElement | null>;
  focusFirstError: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")?.focus();
  }, [rejections]);
  return { form, focusFirstError: () => setRejections((count) => count + 1) };
}
