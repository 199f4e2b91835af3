/** What the ledger has of a payment: it was captured; refunded at PayPal; taken back by PayPal; sent back in another way. Pure. */
export const ledgerKinds = ["paid", "refunded", "reversed", "settled"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
