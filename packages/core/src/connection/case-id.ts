/** The ids of claims among the operators' cases. Pure. */
import { type ClaimKind, claimKinds } from "./claim-kinds";

export type ClaimRef = {
  /** The id of the connection. */
  id: string;
  kind: ClaimKind;
};

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
