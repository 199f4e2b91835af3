/** What the ledger has of a payment: it was captured; refunded by us; taken back by PayPal. Pure. */
export const ledgerKinds = ["paid", "refunded", "reversed"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
