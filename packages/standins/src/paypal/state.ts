/** The state of the stand-in: in one JSON file, or in memory. */
import { join } from "node:path";
import { JsonFile } from "../http";
import type { StoredCertificates } from "./certificates";
import type { Capture, Dispute, Order, Refund } from "./records";
import type { StoredRequest } from "./requests";
import type { StoredEvent } from "./webhooks";

export type State = {
  orders: Record<string, Order>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  requests: Record<string, StoredRequest>;
  /** Oldest first. */
  events: StoredEvent[];
  certificates?: StoredCertificates;
};

export type StateFile = { readonly data: State; save(): Promise<void> };

export async function openState(dataDir: string | undefined): Promise<StateFile> {
  const empty: State = {
    orders: {},
    captures: {},
    refunds: {},
    disputes: {},
    requests: {},
    events: [],
  };
  if (dataDir) {
    const file = await JsonFile.open(join(dataDir, "paypal.json"), empty);
    // Files of earlier versions have no disputes.
    file.data.disputes ??= {};
    return file;
  }
  return { data: empty, save: async () => undefined };
}
