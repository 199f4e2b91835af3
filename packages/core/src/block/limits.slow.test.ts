import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { limits } from "../usage-limits";
import { Block } from ".";
import { blockEntity } from "./entity";

/** Blocks that were stored before they were counted. @param count how many */
async function blocked(uid: string, side: "blocker" | "blocked", count: number): Promise<string[]> {
  const others = Array.from({ length: count }, () => randomUUID());
  const items = others.map((other) => ({
    uid,
    other,
    side,
    id: randomUUID().replaceAll("-", ""),
    displayName: "C**",
    createdAt: now.toISOString(),
  }));
  const { unprocessed } = await blockEntity().put(items).go({ concurrency: 8 });
  expect(unprocessed).toEqual([]);
  return others;
}

const full = { code: "conflict", reason: "block-list-full" };

describe("a block", () => {
  it("is refused beyond those of an account, also those from before they were counted, until one is lifted", async () => {
    const ann = randomUUID();
    const bob = randomUUID();
    await blocked(ann, "blocker", limits.blocked - 1);
    const { block } = await Block.create(ann, bob, "B**", now);
    await expect(Block.create(ann, randomUUID(), "C**", now)).rejects.toMatchObject(full);
    expect(await Block.create(ann, bob, "B**", now)).toMatchObject({ created: false });
    await Block.remove(ann, block.id);
    const again = [randomUUID(), randomUUID()].map((other) => Block.create(ann, other, "C**", now));
    const outcomes = await Promise.allSettled(again);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await Block.of(ann)).toHaveLength(limits.blocked);
  });

  it("counts for the account in which its user comes back", async () => {
    const ann = randomUUID();
    const again = randomUUID();
    const former = "former-of-ann";
    await blocked(ann, "blocker", limits.blocked);
    await Block.create(again, randomUUID(), "B**", now);
    await Block.handOver({ from: ann, to: former, keeps: false, checks: [] }, now);
    await Block.forget(ann);
    expect(await Block.of(ann)).toEqual([]);
    await Block.handOver({ from: former, to: again, keeps: false, checks: [] }, now);
    await expect(Block.create(again, randomUUID(), "C**", now)).rejects.toMatchObject(full);
  });

  it("of more users than a search reads hides everybody", async () => {
    const ann = randomUUID();
    const eve = randomUUID();
    await blocked(ann, "blocked", limits.blocksRead);
    expect((await Block.hiddenFrom(ann)).has(eve)).toBe(false);
    await Block.create(randomUUID(), ann, "A**", now);
    expect((await Block.hiddenFrom(ann)).has(eve)).toBe(true);
  });
});
