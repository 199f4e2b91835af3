/** Contradicted claims and disputes, which wait for an operator. */
import { expiresAfter } from "../db/common";
import type { Write } from "../db/transact";
import type { ClaimDecided, ClaimKind } from "./claim-kinds";
import { type ClaimAppeal, type ClaimItem, type ClaimVerdict, claimEntity } from "./entity";

/** `id` is the connection's, `at` when the claim was contradicted. */
export type Claim = {
  id: string;
  kind: ClaimKind;
  at: string;
  decision?: ClaimDecided | undefined;
  /** Of the decision. */
  verdict?: ClaimVerdict | undefined;
  appeal?: ClaimAppeal | undefined;
};

/** Days that a claim is kept at least. Its connection may expire before anybody has decided, and before a dispute begins. */
const daysKept = 180;

/** @param expiresAt of the connection, in epoch seconds; 0 if it has expired */
export function claimWrite(
  { id, expiresAt }: { id: string; expiresAt: number },
  kind: ClaimKind,
  now: Date,
): Write {
  const at = now.toISOString();
  const claim = claimEntity().put({
    id,
    kind,
    queue: "claim",
    dueAt: at,
    createdAt: at,
    expiresAt: Math.max(expiresAt, expiresAfter(daysKept, now)),
  });
  return { Put: claim.params() };
}

/** Claims that nobody has decided, oldest first, up to `limit`. */
export async function undecidedClaims(limit: number): Promise<Claim[]> {
  const { data } = await claimEntity()
    .query.due({ queue: "claim" })
    // `limit` is per page and `count` in total.
    .go({ limit, count: limit });
  return data.map(({ id, kind, dueAt: at }) => ({ id, kind, at }));
}

export async function claimOf(id: string, kind: ClaimKind): Promise<Claim | undefined> {
  const { data } = await claimEntity().get({ id, kind }).go({ consistent: true });
  return data ? claimFrom(data) : undefined;
}

/** The claims about a connection. Strongly consistent. */
export async function claimsOf(id: string): Promise<Claim[]> {
  const { data } = await claimEntity()
    .query.byConnection({ id })
    .go({ consistent: true, pages: "all" });
  return data.map(claimFrom);
}

function claimFrom({ id, kind, createdAt: at, decision, verdict, appeal }: ClaimItem): Claim {
  return { id, kind, at, decision, verdict, appeal };
}

/** Refused if the claim is already decided, or has been appealed since it was read. */
export function claimDecisionWrite(
  { id, kind, appeal }: Pick<Claim, "id" | "kind" | "appeal">,
  decision: ClaimDecided,
  verdict: ClaimVerdict,
): Write {
  const decided = claimEntity()
    .patch({ id, kind })
    .set({ decision, verdict, queue: "none", dueAt: verdict.at })
    .where((stored, { exists, notExists }) =>
      [notExists(stored.decision), appeal ? exists(stored.appeal) : notExists(stored.appeal)].join(
        " AND ",
      ),
    );
  return { Update: decided.params() };
}

/** Reopens a claim whose fee was not refunded, once. From then on it is kept for as long as a new claim. */
export function claimAppealWrite(
  { id, kind }: Pick<Claim, "id" | "kind">,
  appeal: ClaimAppeal,
  connectionExpiresAt: number,
): Write {
  const expiresAt = Math.max(connectionExpiresAt, expiresAfter(daysKept, new Date(appeal.at)));
  const reopened = claimEntity()
    .patch({ id, kind })
    .set({ appeal, queue: "claim", dueAt: appeal.at, expiresAt })
    .remove(["decision", "verdict"])
    .where((stored, { eq, notExists }) =>
      [eq(stored.decision, "no-refund"), notExists(stored.appeal)].join(" AND "),
    );
  return { Update: reopened.params() };
}
