import { randomUUID } from "node:crypto";
import { Desk } from "@flightaides/core/desk";
import { Safety } from "@flightaides/core/safety";
import { User } from "@flightaides/core/user";
import { afterEach, expect, it } from "vitest";
import { watchWrites } from "./writes";

const now = new Date();
const writes = watchWrites();

afterEach(() => {
  writes.take();
});

it("a write is seen, once", async () => {
  await Desk.countLook("olga", 1, now);
  expect(writes.take()).toEqual([expect.stringContaining("desk-looks#olga")]);
  expect(writes.take()).toEqual([]);
});

it("a transaction is seen", async () => {
  const uid = randomUUID();
  const olga = { uid, email: "olga@example.com", displayName: "Olga", username: uid };
  await User.ensureProfile(olga, "en", now);
  expect(writes.take()).toEqual([expect.stringContaining(uid)]);
});

it("what is read, or refused by its condition, is not", async () => {
  await Desk.recordsOf(now.toISOString().slice(0, 10), "olga");
  await Safety.undecided(now, 1);
  await User.proposePhone("nobody", "+14165550134");
  expect(writes.take()).toEqual([]);
});

it("nothing is seen after the end", async () => {
  writes.stop();
  await Desk.countLook("olga", 1, now);
  expect(writes.take()).toEqual([]);
});
