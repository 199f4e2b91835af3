import type { Domain } from "./domains";

/** Mutants that survive for one reason, in the words of `describeMutant`. */
export type Accepted = { reason: string; mutants: readonly string[] };

const checkedTwice = "TypeScript checks each write, before ElectroDB does.";

/** Mutants that no test has to notice. `npm run mutate` fails if another one survives, or if one of these does not. */
export const accepted: Partial<Record<Domain, readonly Accepted[]>> = {
  outbox: [
    {
      reason: checkedTwice,
      mutants: [
        'entity.ts: uid: { type: "string", required: [true → false], readOnly: true },',
        'entity.ts: uid: { type: "string", required: true, readOnly: [true → false] },',
        'entity.ts: nextAt: { type: ["string" → ""], required: true },',
        'entity.ts: nextAt: { type: "string", required: [true → false] },',
        'entity.ts: lease: { type: ["string" → ""] },',
        'entity.ts: expiresAt: { type: "number", required: [true → false] },',
      ],
    },
    {
      reason: "Each outcome of the transaction but `committed` leads to the single writes.",
      mutants: [
        'index.ts: refused: [() => "lease lost" → () => undefined],',
        'index.ts: refused: () => ["lease lost" → ""],',
        'index.ts: busy: ["busy" → ""],',
      ],
    },
    {
      reason: "Reads attributes or mails that the result leaves out.",
      mutants: [
        'index.ts: .go({ attributes: [["key"] → []], consistent: true, pages: "all" });',
        'index.ts: .begins([{ key: keyOf("digest", "") } → {}])',
        'index.ts: .go({ attributes: [["matchKeys"] → []], consistent: true, pages: "all" });',
        'index.ts: .go([{ attributes: ["uid", "key"] } → {}]);',
        'index.ts: .go({ attributes: [["uid", "key"] → []] });',
      ],
    },
    {
      reason: "Deletes the mails with fewer requests at once.",
      mutants: [
        "index.ts: const { unprocessed } = await mailEntity().delete(refs).go([{ concurrency: 4 } → {}]);",
      ],
    },
    {
      reason: "Two equal instants: either is the later one.",
      mutants: ["index.ts: return [one > other → one >= other] ? one : other;"],
    },
  ],
};
