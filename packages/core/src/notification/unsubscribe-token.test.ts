import { createCipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { secret } from "../secret";
import { User } from "../user";
import { seal, unseal } from "./unsubscribe-token";
import { oneClickUrl, unsubscribePage } from "./unsubscribe-url";

vi.mock("../secret");
beforeEach(() => {
  vi.mocked(secret).mockResolvedValue("only");
});

const ann = { uid: "uid-ann", topic: "matches" as const };

it.each(["matches", "requests"] as const)(
  "a token is in the URLs of the site and identifies the user and the topic (%s)",
  async (topic) => {
    const url = await oneClickUrl("uid-ann", topic);
    expect(url).toMatch(/^https:\/\/flightaides\.test\/api\/unsubscribe\?token=[\w-]+$/);
    const token = new URL(url).searchParams.get("token") ?? "";
    expect(await unseal(token)).toEqual({ uid: "uid-ann", topic });
    expect(await unsubscribePage(token)).toBe(
      `https://flightaides.test/unsubscribe?token=${token}&topic=${topic}`,
    );
  },
);

it("the link of a mail leads to the page in the user's language", async () => {
  const uid = randomUUID();
  const user = { uid, email: "marie@example.com", displayName: "Marie Tremblay", username: uid };
  await User.ensureProfile(user, "fr", new Date());
  const token = await seal({ uid, topic: "requests" });
  expect(await unsubscribePage(token)).toBe(
    `https://flightaides.test/fr/unsubscribe?token=${token}&topic=requests`,
  );
});

it("a token stays valid after a rotation as long as the older secret is listed", async () => {
  vi.mocked(secret).mockResolvedValue("old");
  const old = await seal({ uid: "uid-ann", topic: "matches" });
  vi.mocked(secret).mockResolvedValue("new,old");
  const recent = await seal({ uid: "uid-ann", topic: "matches" });
  expect(recent).not.toBe(old);
  expect([await unseal(old), await unseal(recent)]).toEqual([ann, ann]);
  vi.mocked(secret).mockResolvedValue("new");
  expect(await unseal(recent)).toEqual(ann);
  await expect(unseal(old)).rejects.toMatchObject({ code: "invalid-input" });
});

it("a token does not tell whose it is, nor that two belong to one person", async () => {
  const [one, other] = [
    await seal({ uid: "uid-ann", topic: "matches" }),
    await seal({ uid: "uid-ann", topic: "matches" }),
  ];
  expect(one).not.toBe(other);
  for (const token of [one, other])
    for (const encoding of ["utf8", "base64url", "hex"] as const)
      expect(Buffer.from(token, encoding).toString("latin1")).not.toContain("uid-ann");
});

it("the links of mails that were sent before tokens were encrypted still work", async () => {
  const signature = createHmac("sha256", "only").update("unsubscribe#uid-ann").digest("base64url");
  expect(await unseal(`${Buffer.from("uid-ann").toString("base64url")}.${signature}`)).toEqual(ann);
});

it("a token that was sealed before it had a topic is about matches", async () => {
  const key = Buffer.from(hkdfSync("sha256", "only", "", "unsubscribe", 32));
  const nonce = randomBytes(12);
  const sealing = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([sealing.update("uid-ann"), sealing.final()]);
  const token = Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
  expect(await unseal(token)).toEqual(ann);
});

it("forged tokens are rejected", async () => {
  const sealed = Buffer.from(await seal({ uid: "uid-ann", topic: "matches" }), "base64url");
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
  ]) {
    await expect(unseal(forged), forged).rejects.toMatchObject({ code: "invalid-input" });
    expect(await unsubscribePage(forged)).not.toContain("topic");
  }
});
