/** Nobody looks at, or decides, what they are part of. */

import { Connection } from "../connection";
import { caseIdOf } from "../connection/case-id";
import { claimKinds } from "../connection/claim-kinds";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { Safety } from "../safety";

/** @throws AppError `own-case` when the operator is one of these people */
export function assertNotConcerned(operator: string, ...people: (string | undefined)[]): void {
  if (people.includes(operator)) throw new AppError("own-case");
}

/** The ids of the reports, connections and claims that a user is part of. */
export async function ownOf(uid: string): Promise<ReadonlySet<string>> {
  const { connections, reports } = await storedOf(uid);
  const ids = connections.map(({ id }) => id);
  const claims = ids.flatMap((id) => claimKinds.map((kind) => caseIdOf({ id, kind })));
  return new Set([...ids, ...claims, ...reports.map(({ id }) => id)]);
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
  const { connections, reports } = await storedOf(operator);
  const met = [
    ...connections.flatMap(({ traveler, flightaid }) => [traveler, flightaid]),
    ...reports.flatMap(({ reporter, reported }) => [reporter, reported]),
  ].filter((uid) => uid !== undefined);
  // A person who has left is known by the id of the former account.
  const former = await Promise.all(met.map(FormerAccount.idsOf));
  const ids = new Set([...met, ...former.flat()]);
  if (people.some((uid) => uid && ids.has(uid))) throw new AppError("own-case");
}

async function storedOf(uid: string) {
  const [connections, reports] = await Promise.all([Connection.ofUser(uid), Safety.reportsOf(uid)]);
  return { connections, reports };
}
