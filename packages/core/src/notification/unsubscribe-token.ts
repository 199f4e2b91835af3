/** The token of an unsubscribe link: a uid and its HMAC, so that nobody can unsubscribe somebody else. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../error";
import { secret } from "../secret";

export async function sign(uid: string): Promise<string> {
  const [newest = ""] = await keys();
  return `${Buffer.from(uid).toString("base64url")}.${mac(uid, newest).toString("base64url")}`;
}

/** The uid that a token was signed for. @throws AppError `invalid-input` for an invalid signature */
export async function verify(token: string): Promise<string> {
  const [encoded = "", signature = ""] = token.split(".");
  const uid = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  for (const key of await keys()) {
    const expected = mac(uid, key);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return uid;
  }
  throw new AppError("invalid-input", "This link is not whole. Open it again from the mail.", {
    errors: [{ path: "token", message: "This link is not whole." }],
  });
}

/** Newest first. The older ones, separated by commas, keep the links of earlier mails valid after a rotation. */
async function keys(): Promise<string[]> {
  return (await secret("UNSUBSCRIBE_SECRET")).split(",");
}

function mac(uid: string, key: string): Buffer {
  return createHmac("sha256", key).update(`unsubscribe#${uid}`).digest();
}
