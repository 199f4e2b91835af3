/** The state of the stand-in: in one JSON file, or in memory. */
import { join } from "node:path";
import { JsonFile } from "../http";
import type { StoredCertificates } from "./certificates";
import type { Capture, Order, Refund } from "./records";
import type { StoredRequest } from "./requests";
import type { StoredEvent } from "./webhooks";

export type State = {
  orders: Record<string, Order>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
  requests: Record<string, StoredRequest>;
  /** Oldest first. */
  events: StoredEvent[];
  certificates?: StoredCertificates;
};

export type StateFile = { readonly data: State; save(): Promise<void> };

export async function openState(dataDir: string | undefined): Promise<StateFile> {
  const empty: State = { orders: {}, captures: {}, refunds: {}, requests: {}, events: [] };
  if (dataDir) return JsonFile.open(join(dataDir, "paypal.json"), empty);
  return { data: empty, save: async () => undefined };
}
