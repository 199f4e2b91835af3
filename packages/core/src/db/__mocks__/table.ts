/**
 * What a test gets for `vi.mock("@flightaides/core/db/table.ts")`: the queue of mails has two partitions in place of 16. A run queries
 * them side by side, so two show what 16 do, with an eighth of the calls.
 */
import { vi } from "vitest";
import type * as table from "../table";

export const {
  cardProjection,
  createTableInput,
  dueProjection,
  indexes,
  keyAttributes,
  partitionKey,
  sortKey,
  timeToLive,
} = await vi.importActual<typeof table>("../table");

export const dueShards = { mail: 2 } as const;
