/** The rules of a leg that need airport data and the time (docs/product.md#validation). The contract checks its shape. */
import { find, today } from "../airport";
import { AppError, type FieldError } from "../error";
import { addDays } from "./calendar";
import { type Leg, maxDaysAhead } from "./contract";

/** @throws AppError `invalid-input` with an entry for each invalid field, with paths below `itinerary` */
export function assertLegs(legs: Leg[], now: Date): void {
  const errors = legs.flatMap((leg, index) =>
    legErrors(leg, now).map(({ path, message }) => ({
      path: `itinerary.${index}.${path}`,
      message,
    })),
  );
  if (errors.length > 0)
    throw new AppError("invalid-input", "Check the marked fields.", { errors: errors });
}

function legErrors({ from, to, travelDate }: Leg, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const unknown = "No airport has this code.";
  if (!find(from)) errors.push({ path: "from", message: unknown });
  if (!find(to)) errors.push({ path: "to", message: unknown });
  if (find(from)) {
    const first = today(from, now);
    const last = addDays(first, maxDaysAhead);
    if (travelDate < first || travelDate > last)
      errors.push({ path: "travelDate", message: "Invalid Date." });
  }
  return errors;
}
