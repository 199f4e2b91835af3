import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import { config } from "../config";
import { client } from "../db/client";
import { transact, type Write } from "../db/transact";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Block } from ".";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function two(): Promise<[string, string]> {
  return [randomUUID(), randomUUID()];
}

/** The stored blocks that name a user. */
async function blocksWith(uid: string) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: config.tableName }));
  return Items.filter((item) => item.__edb_e__ !== "quota" && JSON.stringify(item).includes(uid));
}

/** Whether a transaction with the checks of the pair is committed. */
async function mayMeet(a: string, b: string): Promise<boolean> {
  const write: Write = {
    Put: { TableName: config.tableName, Item: { pk: randomUUID(), sk: "x" } },
  };
  const outcome = await transact([...Block.noneChecks(a, b), write], {
    refused: () => "refused",
    busy: "busy",
  });
  return outcome === "committed";
}

describe("a block", () => {
  it("hides each from the other, and nobody else", async () => {
    const [ann, bob] = await two();
    const [eve] = await two();
    expect(await mayMeet(ann, bob)).toBe(true);
    await Block.create(ann, bob, "B**", now);
    expect(await Block.hiddenFrom(ann)).toEqual(new Set([bob]));
    expect(await Block.hiddenFrom(bob)).toEqual(new Set([ann]));
    expect(await Block.hiddenFrom(eve)).toEqual(new Set());
    expect([await mayMeet(ann, bob), await mayMeet(bob, ann)]).toEqual([false, false]);
    expect([await mayMeet(ann, eve), await mayMeet(bob, eve)]).toEqual([true, true]);
  });

  it("is listed for the blocker only, newest first", async () => {
    const [ann, bob] = await two();
    const [eve] = await two();
    await Block.create(ann, bob, "B**", now);
    await Block.create(ann, eve, "E**", later(1));
    await Block.create(eve, ann, "A**", later(2));
    expect((await Block.of(ann)).map(({ uid, displayName }) => [uid, displayName])).toEqual([
      [eve, "E**"],
      [bob, "B**"],
    ]);
    expect(await Block.of(bob)).toEqual([]);
  });

  it("exists once, also when it is made twice at the same moment", async () => {
    const [ann, bob] = await two();
    const create = () => Block.create(ann, bob, "B**", now);
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ block }) => block.id)).size).toBe(1);
    const again = await Block.create(ann, bob, "B**", later(60));
    expect(again).toEqual({ block: both[0]?.block, created: false });
    expect(await Block.of(ann)).toHaveLength(1);
  });

  it("is removed by the blocker only; one in the other direction stays", async () => {
    const [ann, bob] = await two();
    const { block } = await Block.create(ann, bob, "B**", now);
    const back = await Block.create(bob, ann, "A**", now);
    await expect(Block.remove(bob, block.id)).rejects.toMatchObject({ code: "not-found" });
    await Block.remove(ann, block.id);
    await expect(Block.remove(ann, block.id)).rejects.toMatchObject({ code: "not-found" });
    expect(await mayMeet(ann, bob)).toBe(false);
    expect(await Block.hiddenFrom(ann)).toEqual(new Set([bob]));
    await Block.remove(bob, back.block.id);
    expect(await mayMeet(ann, bob)).toBe(true);
    expect(await Block.hiddenFrom(bob)).toEqual(new Set());
  });

  it("is handed over from either to another id, in both partitions", async () => {
    for (const side of ["blocker", "blocked"] as const) {
      const [ann, bob] = await two();
      const [eve] = await two();
      const { block } = await Block.create(ann, bob, "B**", now);
      await Block.create(eve, side === "blocker" ? bob : ann, "***", now);
      const [from, other] = side === "blocker" ? [ann, bob] : [bob, ann];
      const [to] = await two();
      for (const _ of [1, 2]) await Block.handOver({ from, to, keeps: false, checks: [] }, now);
      expect(await blocksWith(from)).toEqual([]);
      expect(await Block.of(eve)).toHaveLength(1);
      expect(await mayMeet(to, other)).toBe(false);
      const made = await Block.of(side === "blocker" ? to : other);
      expect(made).toMatchObject([{ ...block, uid: side === "blocker" ? other : to }]);
    }
  });

  it("is handed over to an account while another one keeps it, and lifted from both at once", async () => {
    for (const lifter of ["blocker", "blocker's other account"] as const) {
      const [ann, bob] = await two();
      const [again, bobAgain] = await two();
      const { block } = await Block.create(ann, bob, "B**", now);
      await Block.handOver({ from: ann, to: again, keeps: true, checks: [] }, now);
      await Block.handOver({ from: bob, to: bobAgain, keeps: true, checks: [] }, now);
      for (const one of [ann, again])
        for (const other of [bob, bobAgain]) expect(await mayMeet(one, other)).toBe(false);
      expect(await Block.of(ann)).toHaveLength(1);
      await Block.remove(lifter === "blocker" ? ann : again, block.id);
      for (const one of [ann, again])
        for (const other of [bob, bobAgain]) expect(await mayMeet(one, other)).toBe(true);
    }
  });

  it("goes when the other one is another account of the same person", async () => {
    const [ann, again] = await two();
    await Block.create(ann, again, "A**", now);
    await Block.handOver({ from: ann, to: again, keeps: false, checks: [] }, now);
    expect(await blocksWith(again)).toEqual([]);
  });

  it("is refused beyond the limit of a day, and a repetition is not counted", async () => {
    const [ann, bob] = await two();
    await Block.create(ann, bob, "B**", now);
    for (let count = 1; count < limits.daily.blocks; count++)
      await Block.create(ann, randomUUID(), "C**", now);
    await expect(Block.create(ann, randomUUID(), "C**", now)).rejects.toMatchObject({
      code: "too-many-requests",
    });
    expect(await Block.create(ann, bob, "B**", now)).toMatchObject({ created: false });
    await Block.create(ann, randomUUID(), "C**", later(24 * 60 * 60));
  });

  it("cannot be made with someone who is deleting the account", async () => {
    const ann = await person("Ann Kowalski", now);
    const bob = await person("Bob Marsh", now);
    await User.leave(bob, now);
    await expect(Block.create(ann.uid, bob.uid, "B**", now)).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await Block.hiddenFrom(ann.uid)).toEqual(new Set());
  });
});
