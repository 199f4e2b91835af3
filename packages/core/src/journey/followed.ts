/** What whoever has a follow link sees: first names, flights and steps. */
import { Block } from "../block";
import { Connection } from "../connection";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Masking } from "../masking";
import { initial } from "../masking/initial";
import type * as contract from "./contract";
import type { Followed } from "./contract";
import { followTokenEntity } from "./entity";
import { hashOf } from "./follow-links";
import { endOf, legsOf, stepsOf } from "./steps";
import { firstOf, tapsOf } from "./stored";

/** What {@link hashOf} is taken of: 16 bytes in base64url. */
const tokenPattern = /^[\w-]{22}$/;

/**
 * @throws AppError `not-found` alike for a token that is unknown, revoked or over, once the connection is no longer paid, one of the two has
 *   left, or one has blocked the other
 */
export async function follow(
  { token }: ParsedOf<typeof contract.follow>,
  now: Date,
): Promise<Followed> {
  const link = tokenPattern.test(token) ? await linkOf(token) : undefined;
  const item = link && (await Connection.get(link.connection));
  if (!link || !item || !(await isShown(item, now))) throw new AppError("follow-link-not-found");
  const legs = legsOf(item);
  const until = endOf(legs);
  if (now >= until) throw new AppError("follow-link-not-found");
  const [taps, traveler, flightaid] = await Promise.all([
    tapsOf(item.id),
    firstNameOf(item, "traveler"),
    firstNameOf(item, "flightaid"),
  ]);
  return {
    traveler,
    flightaid,
    legs,
    steps: stepsOf(legs).map((step) => {
      const { kind, leg, airport, timeZone } = step;
      const first = firstOf(taps, step);
      return { kind, leg, airport, timeZone, ...(first && { at: first.at }) };
    }),
    language: link.language,
    until: until.toISOString(),
  };
}

async function linkOf(token: string) {
  const { data } = await followTokenEntity()
    .get({ hash: hashOf(token) })
    .go({ consistent: true });
  return data ?? undefined;
}

async function isShown(item: Connection.ConnectionItem, now: Date): Promise<boolean> {
  const { traveler, flightaid, travelerSide, flightaidSide } = item;
  if (Connection.stateOf(item, now) !== "paid" || !travelerSide || !flightaidSide) return false;
  return !(await Block.hiddenFrom(traveler)).has(flightaid);
}

/** Without contact data that a user may have put into it. */
async function firstNameOf(
  item: Connection.ConnectionItem,
  role: Parameters<typeof Connection.sideOf>[1],
): Promise<string> {
  const { displayName = "", email = "" } = Connection.sideOf(item, role)?.contact ?? {};
  const [first = ""] = (await Masking.plainName(displayName)).trim().split(/\s+/);
  // Who gave no name is named by the address, which is not for those who follow.
  const isMailbox = displayName.toLowerCase() === email.replace(/@.*/, "").toLowerCase();
  return isMailbox ? initial(Masking.maskName(first)) : first;
}
