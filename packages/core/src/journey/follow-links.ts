/** Follow links: secret addresses with which the traveler's family sees how far the trip is. Only the hash of a token is stored. */
import { hash, randomBytes, randomUUID } from "node:crypto";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import type { OutputOf, ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { languages } from "../language/contract";
import { Quota } from "../quota";
import type * as contract from "./contract";
import { type FollowLink, maxFollowLinks } from "./contract";
import { followLinksEntity, followTokenEntity, type StoredLink } from "./entity";
import { paidConnection, pairChecks } from "./paid";
import { endOf, legsOf } from "./steps";
import { followLinksOf } from "./stored";

type Links = Awaited<ReturnType<typeof followLinksOf>>;

/** 128 bits. */
const tokenBytes = 16;
const busy = "journey-busy";

/**
 * Makes a link. Not idempotent: after a lost response the link is in the list, without its address, and can be revoked.
 * @throws AppError `not-found`, `forbidden` for the flightaid, `conflict` unless the connection is paid and the trip not over, or with
 *   {@link maxFollowLinks} links; `too-many-requests` beyond the links of a day
 */
export async function createFollowLink(
  actor: AuthUser,
  { id: connection, language = languages[0] }: ParsedOf<typeof contract.createFollowLink>,
  now: Date,
): Promise<OutputOf<typeof contract.createFollowLink>> {
  return untilUnchanged(async () => {
    const item = await paidConnection(actor, connection, now);
    if (Connection.roleOf(item, actor.uid) !== "traveler") throw new AppError("traveler-only");
    const until = endOf(legsOf(item));
    if (now >= until) throw new AppError("trip-over");
    const stored = await followLinksOf(connection);
    const links = stored?.links ?? [];
    if (links.length >= maxFollowLinks)
      throw new AppError("follow-links-full", { params: { most: maxFollowLinks } });
    const token = randomBytes(tokenBytes).toString("base64url");
    const link: StoredLink = {
      id: randomUUID().replaceAll("-", ""),
      hash: hashOf(token),
      language,
      createdAt: now.toISOString(),
    };
    const expiresAt = Math.ceil(until.getTime() / 1000);
    const own = [
      { Put: putLinks(connection, stored ?? {}, [...links, link], expiresAt) },
      ...Connection.unchangedChecks(item),
    ];
    const made = followTokenEntity().create({ hash: link.hash, connection, language, expiresAt });
    const outcome = await transact<"changed">(
      [
        ...own,
        { Put: made.params() },
        ...pairChecks(item),
        Quota.spend(actor.uid, "followLinks", now),
      ],
      {
        refused: (conditions) =>
          conditions.slice(0, own.length).includes(true) ? "changed" : "retry",
        busy,
      },
    );
    if (outcome === "changed") return outcome;
    return { ...shown(link, until), url: `${config.webOrigin}/follow/${token}` };
  }, busy);
}

/** Revokes a link of the traveler's, also once the connection is over. Idempotent. @throws AppError `not-found`, `forbidden` */
export async function revokeFollowLink(
  actor: AuthUser,
  { id, linkId }: ParsedOf<typeof contract.revokeFollowLink>,
): Promise<void> {
  const item = await Connection.ofParticipant(actor, id);
  if (Connection.roleOf(item, actor.uid) !== "traveler") throw new AppError("traveler-only");
  await dropLinks(id, (link) => link.id === linkId);
}

/** Revokes the links for which `isDropped` is true. Idempotent. */
export async function dropLinks(
  connection: string,
  isDropped: (link: StoredLink) => boolean,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await followLinksOf(connection);
    const dropped = stored?.links.filter(isDropped) ?? [];
    if (!stored || dropped.length === 0) return "dropped";
    const left = stored.links.filter((link) => !isDropped(link));
    return transact<"changed">(
      [
        { Put: putLinks(connection, stored, left, stored.expiresAt) },
        ...dropped.map(({ hash }) => ({ Delete: followTokenEntity().delete({ hash }).params() })),
      ],
      { refused: () => "changed", busy },
    );
  }, busy);
}

/** Refused when the links have changed since they were read. */
export function putLinks(
  connection: string,
  stored: Pick<NonNullable<Links>, "tapMails"> & Partial<Pick<NonNullable<Links>, "version">>,
  links: StoredLink[],
  expiresAt: number,
) {
  const { version, tapMails } = stored;
  return followLinksEntity()
    .put({
      connection,
      links,
      ...(tapMails && { tapMails }),
      version: (version ?? 0) + 1,
      expiresAt,
    })
    .where((current, { eq, notExists }) =>
      version === undefined ? notExists(current.version) : eq(current.version, version),
    )
    .params();
}

/** The links that work, newest first. @param until when they end */
export function linksIn(stored: Links, until: Date, now: Date): FollowLink[] {
  if (now >= until) return [];
  return (stored?.links ?? []).map((link) => shown(link, until)).reverse();
}

function shown({ id, language, createdAt }: StoredLink, until: Date): FollowLink {
  return { id, language, createdAt, until: until.toISOString() };
}

/** The hash under which a token is stored: SHA-256, hexadecimal. */
export function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
