/** The token with which an application server says who it is: RFC 8292, ES256. */
import { createPublicKey, verify } from "node:crypto";
import * as z from "zod";
import { parseJson } from "../http";

const Header = z.object({ alg: z.literal("ES256") });
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().optional() });

/** Seconds. */
const longest = 24 * 3600;

/**
 * Why a push service refuses the header `Authorization`.
 * @param expected `applicationServerKey`: of the subscription, base64url. `origin`: of the push service. `now`: epoch seconds
 * @returns undefined for a valid one
 */
export function refusalOf(
  header: string | undefined,
  {
    applicationServerKey,
    origin,
    now,
  }: { applicationServerKey: string; origin: string; now: number },
): string | undefined {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  if (!key) return "there is no token";
  if (key !== applicationServerKey) return "the key is not that of the subscription";
  const [head = "", body = "", signature = ""] = token.split(".");
  const decoded = (part: string) => parseJson(Buffer.from(part, "base64url").toString());
  if (!Header.safeParse(decoded(head)).success) return "the token is not ES256";
  if (!isSigned(`${head}.${body}`, signature, key)) return "the signature is wrong";
  const claims = Claims.safeParse(decoded(body)).data;
  if (!claims) return "the claims are incomplete";
  if (claims.aud !== origin) return "the token is for another push service";
  if (claims.exp <= now) return "the token has expired";
  if (claims.exp > now + longest) return "the token is valid for more than a day";
  if (!/^(mailto:.+@|https:\/\/)/.test(claims.sub ?? "")) return "the token has no contact";
  return undefined;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  if (point.length !== 65 || !x || !y) return false;
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const given = Buffer.from(signature, "base64url");
  return verify("sha256", Buffer.from(text), { key: publicKey, dsaEncoding: "ieee-p1363" }, given);
}
