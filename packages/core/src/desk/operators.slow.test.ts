/** Who is admitted, and what is recorded of a look into the user pool, whose answers are given here. */
import { beforeEach, expect, it, vi } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import { Desk } from ".";

const found = vi.hoisted(() => ({ signIn: {}, groups: ["operators"] }));
vi.mock("../account/directory", () => ({
  findSignIn: async () => found.signIn,
  groupsOf: async () => found.groups,
}));

const signIn = { isEnabled: true, emailVerified: true, hasSecondFactor: true, externalIds: [] };
beforeEach(() => {
  found.signIn = signIn;
});

it("an operator whose account is disabled is refused, whatever the token says", async () => {
  const olga = await person("Olga Peeters", now);
  await Desk.assertOperator(olga);
  found.signIn = { ...signIn, isEnabled: false };
  await expect(Desk.assertOperator(olga)).rejects.toMatchObject({ reason: "operators-only" });
});

it("who looks up an address is recorded, without the address", async () => {
  const { uid, email } = await person("Bob Marsh", now);
  found.signIn = { ...signIn, uid };
  expect(await Desk.find(email, "olga", now)).toBe(uid);
  const about = await Desk.recordsAbout(uid, "olga", 10);
  expect(about).toEqual([expect.objectContaining({ operator: "olga", what: "find" })]);
  expect(JSON.stringify(about)).not.toContain(email);
});
