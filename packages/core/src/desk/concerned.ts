/** Nobody looks at, or decides, what they are part of. */
import { Connection } from "../connection";
import { AppError } from "../error";
import { Safety } from "../safety";

/** @throws AppError `own-case` when the operator is one of these people */
export function assertNotConcerned(operator: string, ...people: (string | undefined)[]): void {
  if (people.includes(operator)) throw new AppError("own-case");
}

/**
 * A decision about a person can end their connections and return money.
 * @throws AppError `own-case` when the operator is this person, was ever connected with them, or is part of a report with them
 */
export async function assertIndependent(operator: string, uid: string): Promise<void> {
  assertNotConcerned(operator, uid);
  const [connections, reports] = await Promise.all([Connection.ofUser(uid), Safety.reportsOf(uid)]);
  assertNotConcerned(
    operator,
    ...connections.flatMap(({ traveler, flightaid }) => [traveler, flightaid]),
    ...reports.flatMap(({ reporter, reported }) => [reporter, reported]),
  );
}
