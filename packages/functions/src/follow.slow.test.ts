/** The page and the JSON of a follow link, as they leave the function: what they contain, and where their token does not go. */
import { Journey } from "@flightaides/core/journey";
import { languages } from "@flightaides/core/language/contract.ts";
import { pair, pay } from "@flightaides/core/test/connection.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { handlerOf, newContext } from "../test/handlers";
import { logger } from "./logger";

const unknown = "0".repeat(22);
let token: string;
let revoked: string;

beforeAll(async () => {
  const { traveler, id } = await pair();
  await pay(id, new Date());
  const make = async () => Journey.createFollowLink(traveler, { id, language: "fr" }, new Date());
  const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
  token = tokenOf(await make());
  const other = await make();
  await Journey.revokeFollowLink(traveler, { id, linkId: other.id });
  revoked = tokenOf(other);
});

async function get(key: string, options: { token: string; query?: string; accepts?: string }) {
  const [method = "", path = ""] = key.split(" ");
  const event = httpEvent({
    routeKey: key,
    method,
    path: path.replace("{token}", options.token),
    pathParameters: { token: options.token },
    ...(options.query && { query: options.query }),
    headers: options.accepts ? { "accept-language": options.accepts } : {},
  });
  const { statusCode, headers = {}, body = "" } = await handlerOf(key)(event, newContext());
  return { status: statusCode, headers, body };
}
const page = (options: Parameters<typeof get>[1]) => get("GET /follow/{token}/page", options);
const data = (options: Parameters<typeof get>[1]) => get("GET /follow/{token}", options);

describe.each([
  ["the page", page],
  ["the JSON", data],
])("%s", (_, open) => {
  it("is neither stored nor indexed, sends no referrer, and sets no cookie", async () => {
    for (const [one, status] of [
      [token, 200],
      [unknown, 404],
    ] as const) {
      const { headers, ...answer } = await open({ token: one });
      expect(answer.status).toBe(status);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
      if (status === 200 || open === page)
        expect(headers["x-robots-tag"]).toBe("noindex, nofollow, noarchive");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers).not.toHaveProperty("location");
    }
  });

  it("is the same for a link that never was and one that was revoked", async () => {
    const [one, other] = [await open({ token: unknown }), await open({ token: revoked })];
    for (const { headers } of [one, other]) delete headers["x-request-id"];
    expect(other).toEqual(one);
  });

  it("leaves no trace of the token in the log", async () => {
    const level = logger().getLevelName();
    logger().setLogLevel("DEBUG");
    const logs: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      logs.push(String(text));
      return true;
    });
    for (const one of [token, revoked, unknown]) await open({ token: one });
    write.mockRestore();
    logger().setLogLevel(level);
    const logged = logs.join("");
    expect(logged).toContain("/follow/{token}");
    for (const one of [token, revoked, unknown]) expect(logged).not.toContain(one);
  });
});

describe("the page", () => {
  it("runs no script, loads nothing, and allows neither", async () => {
    const { headers, body } = await page({ token });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(body).not.toMatch(/<script|<link|<img|<form|<iframe|\son\w+=|javascript:|\bsrc=/i);
    expect(body).toContain('<meta http-equiv="refresh" content="180">');
    // Relative: no address of this page is written into it.
    expect(body).not.toContain(token);
  });

  it("is in the language of the link, or in the one that was chosen", async () => {
    expect((await page({ token })).body).toContain('<html lang="fr">');
    for (const language of languages) {
      const { body } = await page({ token, query: `language=${language}` });
      expect(body).toContain(`<html lang="${language}">`);
    }
    const { body } = await page({ token, query: "language=%3Cb%3E" });
    expect(body).toContain('<html lang="fr">');
  });

  it("that does not exist is in the reader's language", async () => {
    const { body } = await page({ token: unknown, accepts: "de, pa-IN;q=0.8, en;q=0.5" });
    expect(body).toContain('<html lang="pa">');
  });
});
