/** The ids of claims among the cases, and their decisions. Pure. */

/** What the two contradict each other about, and what a payer claims at PayPal. */
export const claimKinds = ["met", "airline", "dispute"] as const;
export type ClaimRef = {
  /** The id of the connection. */
  id: string;
  kind: (typeof claimKinds)[number];
};

export const claimDecisions = ["refund", "no-refund", "closed"] as const;
export type ClaimDecided = (typeof claimDecisions)[number];

/** `<connection>-met` */
export function caseIdOf({ id, kind }: ClaimRef): string {
  return `${id}-${kind}`;
}

/** @returns undefined for the id of a report */
export function claimIn(caseId: string): ClaimRef | undefined {
  const [id = "", end] = caseId.split("-");
  const kind = claimKinds.find((one) => one === end);
  return kind && /^[0-9a-f]{32}$/.test(id) ? { id, kind } : undefined;
}
