/** Nobody looks at, or decides, what they are part of. */
import { AppError } from "../error";

/** @throws AppError `own-case` when the operator is one of these people */
export function assertNotConcerned(operator: string, ...people: (string | undefined)[]): void {
  if (people.includes(operator)) throw new AppError("own-case");
}
