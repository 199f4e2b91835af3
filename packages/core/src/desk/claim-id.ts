/** The ids of claims among the cases. Pure. */
import { type ClaimRef, claimKinds } from "../connection/claim-kinds";

/** @returns undefined for the id of a report */
export function claimIn(caseId: string): ClaimRef | undefined {
  const [id = "", end] = caseId.split("-");
  const kind = claimKinds.find((one) => one === end);
  return kind && /^[0-9a-f]{32}$/.test(id) ? { id, kind } : undefined;
}
