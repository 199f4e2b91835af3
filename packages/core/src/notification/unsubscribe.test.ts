import { beforeEach, expect, it, vi } from "vitest";
import { secret } from "../secret";
import { oneClickUrl, pageUrl, uidOf } from "./unsubscribe";

vi.mock("../secret");
beforeEach(() => {
  vi.mocked(secret).mockResolvedValue("only");
});

async function tokenOf(uid: string): Promise<string> {
  return new URL(await oneClickUrl(uid)).searchParams.get("token") ?? "";
}

it("speaks for whom it was signed, below the site's own address", async () => {
  const url = await oneClickUrl("uid-ann");
  expect(url).toMatch(/^https:\/\/flightaides\.test\/api\/unsubscribe\?token=[\w.-]+$/);
  const token = await tokenOf("uid-ann");
  expect(await uidOf(token)).toBe("uid-ann");
  expect(pageUrl(token)).toBe(`https://flightaides.test/unsubscribe?token=${token}`);
});

it("outlives a rotation as long as the older secret is named", async () => {
  vi.mocked(secret).mockResolvedValue("old");
  const old = await tokenOf("uid-ann");
  vi.mocked(secret).mockResolvedValue("new,old");
  const fresh = await tokenOf("uid-ann");
  expect(fresh).not.toBe(old);
  expect([await uidOf(old), await uidOf(fresh)]).toEqual(["uid-ann", "uid-ann"]);
  vi.mocked(secret).mockResolvedValue("new");
  expect(await uidOf(fresh)).toBe("uid-ann");
  await expect(uidOf(old)).rejects.toMatchObject({ code: "invalid-input" });
});

it("is nobody's when forged", async () => {
  const token = await tokenOf("uid-ann");
  const [uid = "", signature = ""] = token.split(".");
  const bob = Buffer.from("uid-bob").toString("base64url");
  const longer = `${signature}AAAA`;
  for (const forged of ["", ".", uid, `${uid}.`, `${bob}.${signature}`, `${uid}.${longer}`, `é.é`])
    await expect(uidOf(forged)).rejects.toMatchObject({ code: "invalid-input" });
});
