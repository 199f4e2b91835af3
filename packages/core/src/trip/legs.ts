/** The rules of a leg that need airport data and the time (docs/product.md#validation). The contract checks its shape. */
import { find, today } from "../airport";
import { AppError } from "../error";
import type { FieldError } from "../field-reasons";
import { addDays } from "./calendar";
import type { Leg } from "./contract";
import { maxDaysAhead } from "./type";

/** @throws AppError `invalid-input` with an entry for each invalid field, with paths below `itinerary` */
export function assertLegs(legs: Leg[], now: Date): void {
  const errors = legs.flatMap((leg, index) =>
    legErrors(leg, now).map((error) => ({ ...error, path: `itinerary.${index}.${error.path}` })),
  );
  if (errors.length > 0) throw new AppError("invalid-fields", { errors });
}

function legErrors({ from, to, travelDate }: Leg, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  if (!find(from)) errors.push({ path: "from", reason: "unknown-airport" });
  if (!find(to)) errors.push({ path: "to", reason: "unknown-airport" });
  if (find(from)) {
    const first = today(from, now);
    const last = addDays(first, maxDaysAhead);
    if (travelDate < first || travelDate > last)
      errors.push({ path: "travelDate", reason: "invalid-date" });
  }
  return errors;
}
