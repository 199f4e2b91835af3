/**
 * What a test gets for `vi.mock("@flightaides/core/db/table.ts")`: the queue of mails has two
 * partitions instead of 16. A run queries them in parallel, so two behave like 16, with an eighth
 * of the calls.
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
