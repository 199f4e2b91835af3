import { beforeEach, expect, it, vi } from "vitest";
import { secret } from "../secret";
import { sign, verify } from "./unsubscribe-token";
import { oneClickUrl, unsubscribePage } from "./unsubscribe-url";

vi.mock("../secret");
beforeEach(() => {
  vi.mocked(secret).mockResolvedValue("only");
});

it("a token is in the URLs of the site and identifies the user it was signed for", async () => {
  const url = await oneClickUrl("uid-ann");
  expect(url).toMatch(/^https:\/\/flightaides\.test\/api\/unsubscribe\?token=[\w.-]+$/);
  const token = new URL(url).searchParams.get("token") ?? "";
  expect(await verify(token)).toBe("uid-ann");
  expect(unsubscribePage(token)).toBe(`https://flightaides.test/unsubscribe?token=${token}`);
});

it("a token stays valid after a rotation as long as the older secret is listed", async () => {
  vi.mocked(secret).mockResolvedValue("old");
  const old = await sign("uid-ann");
  vi.mocked(secret).mockResolvedValue("new,old");
  const recent = await sign("uid-ann");
  expect(recent).not.toBe(old);
  expect([await verify(old), await verify(recent)]).toEqual(["uid-ann", "uid-ann"]);
  vi.mocked(secret).mockResolvedValue("new");
  expect(await verify(recent)).toBe("uid-ann");
  await expect(verify(old)).rejects.toMatchObject({ code: "invalid-input" });
});

it("forged tokens are rejected", async () => {
  const token = await sign("uid-ann");
  const [uid = "", signature = ""] = token.split(".");
  const bob = Buffer.from("uid-bob").toString("base64url");
  const longer = `${signature}AAAA`;
  for (const forged of ["", ".", uid, `${uid}.`, `${bob}.${signature}`, `${uid}.${longer}`, `é.é`])
    await expect(verify(forged)).rejects.toMatchObject({ code: "invalid-input" });
});
