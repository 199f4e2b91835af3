/** What the domain stores about a user. */
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { boardingPassEntity, meetingPointEntity } from "./entity";
import { dropLinks } from "./follow-links";
import { boardingPassesOf, followLinksOf, meetingPointOf, tapsOf } from "./stored";

/** Taps, meeting points and boarding passes by a user, and their follow links, without what would open them. */
export async function exportOf(actor: AuthUser, now: Date) {
  const connections = await Connection.list(actor, now);
  const parts = await Promise.all(
    connections.map(async ({ id: connection, role }) => {
      const [taps, point, passes, links] = await Promise.all([
        tapsOf(connection),
        meetingPointOf(connection),
        boardingPassesOf(connection),
        role === "traveler" ? followLinksOf(connection) : undefined,
      ]);
      return {
        taps: taps
          .filter((one) => one.role === role)
          .map(({ leg, kind, at, timeZone }) => ({ connection, leg, kind, at, timeZone })),
        meetingPoints: point?.role === role ? [{ connection, text: point.text, at: point.at }] : [],
        boardingPasses: passes
          .filter((one) => one.role === role)
          .map(({ role: _, expiresAt: __, ...pass }) => pass),
        followLinks: (links?.links ?? []).map(({ id, language, createdAt }) => ({
          connection,
          id,
          language,
          createdAt,
        })),
      };
    }),
  );
  return {
    taps: parts.flatMap(({ taps }) => taps),
    meetingPoints: parts.flatMap(({ meetingPoints }) => meetingPoints),
    boardingPasses: parts.flatMap(({ boardingPasses }) => boardingPasses),
    followLinks: parts.flatMap(({ followLinks }) => followLinks),
  };
}

/**
 * Removes the meeting points of a user's connections, which may name the user, what the user has shared of boarding passes, and the
 * follow links, which show the user's name. Taps name a role only, and stay until their connection expires. Nothing is written once the user is leaving. Idempotent.
 */
export async function forget(actor: AuthUser, now: Date): Promise<void> {
  for (const { id: connection, role } of await Connection.list(actor, now)) {
    await meetingPointEntity().delete({ connection }).go();
    const passes = await boardingPassesOf(connection);
    for (const { leg } of passes.filter((one) => one.role === role))
      await boardingPassEntity().delete({ connection, leg, role }).go();
    await dropLinks(connection, () => true);
  }
}
