/** Counts what earlier versions have not: in one run over the table. */
import { Connection } from "../connection";
import { Itinerary } from "../itinerary";
import { Notification } from "../notification";
import { User } from "../user";
import type { Backfill } from "./backfill";

const parts = new Map<unknown, Backfill>(
  [
    User.numbersBackfill,
    Itinerary.numbersBackfill,
    Notification.numbersBackfill,
    Connection.numbersBackfill,
  ].map((part) => [part.entity, part]),
);

export const numbersBackfill: Backfill = {
  change: (item, now) => parts.get(item.__edb_e__)?.change(item, now),
};
