/** Nobody looks at, or decides, what they are part of. */
import { Connection } from "../connection";
import { AppError } from "../error";
import { Safety } from "../safety";

/** @throws AppError `own-case` when the operator is one of these people */
export function assertNotConcerned(operator: string, ...people: (string | undefined)[]): void {
  if (people.includes(operator)) throw new AppError("own-case");
}

/**
 * A decision about people can end their connections and return money.
 * @throws AppError `own-case` when the operator is one of these people, or shares a stored connection or report with one of them
 */
export async function assertIndependent(
  operator: string,
  ...people: (string | undefined)[]
): Promise<void> {
  assertNotConcerned(operator, ...people);
  await Promise.all(
    people.map(async (uid) => {
      if (!uid) return;
      const [connections, reports] = await Promise.all([
        Connection.ofUser(uid),
        Safety.reportsOf(uid),
      ]);
      assertNotConcerned(
        operator,
        ...connections.flatMap(({ traveler, flightaid }) => [traveler, flightaid]),
        ...reports.flatMap(({ reporter, reported }) => [reporter, reported]),
      );
    }),
  );
}
