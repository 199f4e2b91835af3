/** The mail that confirms a posting to its owner, and trips as mails show them. */
import { find } from "../airport";
import type { Trip } from "../email/templates";
import { Outbox } from "../outbox";
import type { Leg } from "../trip/contract";
import type { ItineraryRecord } from "./view";

export function registeredMail(record: ItineraryRecord): Outbox.Mail {
  const { type, legs, paused } = record;
  const props = { type, trips: legs.map(tripOf), ...(paused && { paused }) };
  const now = new Date(record.createdAt);
  return Outbox.buildMail(record.uid, { kind: "registered", props }, record.id, now);
}

export function registeredRef({ uid, id }: Pick<ItineraryRecord, "uid" | "id">): Outbox.Ref {
  return { uid, key: Outbox.keyOf("registered", id) };
}

export function tripOf({ from, to, travelDate, flight, until }: Leg): Trip {
  return {
    from,
    to,
    fromCity: find(from)?.city ?? "",
    toCity: find(to)?.city ?? "",
    travelDate,
    ...(flight && { flight }),
    ...(until && { until }),
  };
}
