import { useCallback } from "react";
import type { DraftLeg } from "./leg-draft";

/**
 * Changes fields of one leg of a form. The returned function is stable as long as `setFieldValue` is.
 *
 * @param setFieldValue of the form
 */
export function useLegChange(
  setFieldValue: (path: string, value: DraftLeg[keyof DraftLeg]) => void,
): (index: number, changed: Partial<DraftLeg>) => void {
  return useCallback(
    (index, changed) => {
      for (const [field, value] of Object.entries(changed))
        setFieldValue(`itinerary.${index}.${field}`, value);
    },
    [setFieldValue],
  );
}
