/** The ids of contradicted claims among the cases. Pure. */

export type ClaimRef = {
  /** The id of the connection. */
  id: string;
  kind: "met" | "airline";
};

/** `<connection>-met` */
export function caseIdOf({ id, kind }: ClaimRef): string {
  return `${id}-${kind}`;
}

/** @returns undefined for the id of a report */
export function claimIn(caseId: string): ClaimRef | undefined {
  const [, id = "", kind] = /^([0-9a-f]{32})-(met|airline)$/.exec(caseId) ?? [];
  return kind === "met" || kind === "airline" ? { id, kind } : undefined;
}
