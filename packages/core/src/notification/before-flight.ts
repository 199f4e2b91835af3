/**
 * The mails before a flight at the time of sending: with the current trips. They are dropped when they are outdated or the question no
 * longer applies.
 */
import { Connection } from "../connection";
import type { MailProps } from "../email/templates";
import { Itinerary } from "../itinerary";
import { Journey } from "../journey";
import { Outbox } from "../outbox";
import { StillFlying } from "../still-flying";
import { opposite } from "../trip/type";

type Kind = "still-flying" | "day-before" | "still-flying-posting";
/** A mail before a flight. */
export type BeforeFlight<One extends Kind = Kind> = {
  [Name in One]: { kind: Name; props: MailProps[Name] };
}[One];

export function isBeforeFlight(mail: { kind: string }): mail is BeforeFlight {
  return ["still-flying", "day-before", "still-flying-posting"].includes(mail.kind);
}

/**
 * The mail to a participant of a paid connection.
 * @param item the current one. Neither participant has blocked the other
 * @returns undefined when it is outdated
 */
export function ofConnection<One extends "still-flying" | "day-before">(
  mail: BeforeFlight<One>,
  item: Connection.ConnectionItem,
  now: Date,
): BeforeFlight<One> | undefined {
  const { role, until, flight } = mail.props;
  const leg = Connection.flightOf(item, role);
  if (!leg || new Date(until) <= now || leg.travelDate !== flight.travelDate) return undefined;
  return { ...mail, props: { ...Connection.flightProps(item, role, leg), until } };
}

/**
 * The question about a posting.
 * @returns undefined when it is outdated; when the posting is gone, out of sight or on another date; when a payment connects its
 *   owner, who is asked about the connection; and when they were asked about this date before
 */
export async function ofPosting(
  { kind, props }: BeforeFlight<"still-flying-posting">,
  { uid, key }: Outbox.Ref,
  now: Date,
): Promise<BeforeFlight<"still-flying-posting"> | undefined> {
  const { itinerary: id, until, flight } = props;
  if (new Date(until) <= now) return undefined;
  const asked = { id, uid, travelDate: flight.travelDate };
  const record = await Itinerary.askedPosting(asked);
  if (!record || record.paused || (await Connection.paidThrough(uid, id, now))) return undefined;
  const others = Itinerary.questionRefs(asked).filter((one) => one.key !== key);
  if ((await Outbox.owed(others)).size > 0) return undefined;
  const trips = record.legs.map(Itinerary.tripOf);
  const first = trips.find(({ travelDate }) => travelDate === flight.travelDate) ?? flight;
  return { kind, props: { ...props, type: record.type, trips, flight: first } };
}

/**
 * Who is met on the next day, where, and how to reach them. No stored mail holds it: they may leave before it is sent.
 * @returns nothing once they have
 */
export async function meetingOf({
  connection,
  role,
}: MailProps["day-before"]): Promise<Pick<MailProps["day-before"], "contact" | "meetingPoint">> {
  const item = await Connection.get(connection);
  const contact = item && Connection.sideOf(item, opposite(role))?.contact;
  if (!contact) return {};
  const point = await Journey.meetingPointOf(connection);
  return { contact, ...(point && { meetingPoint: point.text }) };
}

/** The page that asks once more, without the language and the origin of the site: `/still-flying?token=…`. */
export async function answerPath(uid: string, { kind, props }: BeforeFlight): Promise<string> {
  const { flight, answerBy: until } = props;
  const about =
    kind === "still-flying-posting"
      ? { about: "itinerary" as const, id: props.itinerary }
      : { about: "connection" as const, id: props.connection };
  const token = await StillFlying.sealAnswer({
    ...about,
    uid,
    travelDate: flight.travelDate,
    until,
  });
  return `/still-flying?${new URLSearchParams({ token })}`;
}
