import { createHmac } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { secret } from "../secret";
import { seal, unseal } from "./unsubscribe-token";
import { oneClickUrl, unsubscribePage } from "./unsubscribe-url";

vi.mock("../secret");
beforeEach(() => {
  vi.mocked(secret).mockResolvedValue("only");
});

it("a token is in the URLs of the site and identifies the user it was made for", async () => {
  const url = await oneClickUrl("uid-ann");
  expect(url).toMatch(/^https:\/\/flightaides\.test\/api\/unsubscribe\?token=[\w-]+$/);
  const token = new URL(url).searchParams.get("token") ?? "";
  expect(await unseal(token)).toBe("uid-ann");
  expect(unsubscribePage(token)).toBe(`https://flightaides.test/unsubscribe?token=${token}`);
});

it("a token stays valid after a rotation as long as the older secret is listed", async () => {
  vi.mocked(secret).mockResolvedValue("old");
  const old = await seal("uid-ann");
  vi.mocked(secret).mockResolvedValue("new,old");
  const recent = await seal("uid-ann");
  expect(recent).not.toBe(old);
  expect([await unseal(old), await unseal(recent)]).toEqual(["uid-ann", "uid-ann"]);
  vi.mocked(secret).mockResolvedValue("new");
  expect(await unseal(recent)).toBe("uid-ann");
  await expect(unseal(old)).rejects.toMatchObject({ code: "invalid-input" });
});

it("a token does not tell whose it is, nor that two belong to one person", async () => {
  const [one, other] = [await seal("uid-ann"), await seal("uid-ann")];
  expect(one).not.toBe(other);
  for (const token of [one, other])
    for (const encoding of ["utf8", "base64url", "hex"] as const)
      expect(Buffer.from(token, encoding).toString("latin1")).not.toContain("uid-ann");
});

it("the links of mails that were sent before tokens were encrypted still work", async () => {
  const signature = createHmac("sha256", "only").update("unsubscribe#uid-ann").digest("base64url");
  expect(await unseal(`${Buffer.from("uid-ann").toString("base64url")}.${signature}`)).toBe(
    "uid-ann",
  );
});

it("forged tokens are rejected", async () => {
  const sealed = Buffer.from(await seal("uid-ann"), "base64url");
  const flipped = sealed.map((byte, index) => (index === 12 ? byte ^ 1 : byte));
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  const signed = (uid: string, key: string) =>
    `${encoded(Buffer.from(uid))}.${createHmac("sha256", key).update(`unsubscribe#${uid}`).digest("base64url")}`;
  const [, signature = ""] = signed("uid-ann", "only").split(".");
  const bob = encoded(Buffer.from("uid-bob"));
  for (const forged of [
    "",
    "é",
    encoded(flipped),
    encoded(sealed.subarray(0, 20)),
    encoded(sealed.subarray(0, -1)),
    encoded(Buffer.concat([sealed, sealed])),
    ".",
    `${bob}.`,
    `${bob}.${signature}`,
    `${bob}.${signature}AAAA`,
    signed("uid-bob", "another"),
  ])
    await expect(unseal(forged), forged).rejects.toMatchObject({ code: "invalid-input" });
});
