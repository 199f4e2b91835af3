/** Who a mail's unsubscribe link speaks for: signed, so that nobody unsubscribes another. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "../config";
import { AppError } from "../error";
import { secret } from "../secret";

/** Takes the POST of RFC 8058; opened in a browser it leads to {@link pageUrl}. */
export async function oneClickUrl(uid: string): Promise<string> {
  return `${config.webOrigin}/api/unsubscribe?token=${await sign(uid)}`;
}

/** The page that asks. */
export function pageUrl(token: string): string {
  return `${config.webOrigin}/unsubscribe?${new URLSearchParams({ token })}`;
}

/** @throws AppError `invalid-input` for a token that we did not sign */
export async function uidOf(token: string): Promise<string> {
  const [encoded = "", signature = ""] = token.split(".");
  const uid = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  for (const key of await keys()) {
    const right = mac(uid, key);
    if (given.length === right.length && timingSafeEqual(given, right)) return uid;
  }
  throw new AppError("invalid-input", "This link is not whole. Open it again from the mail.", [
    { path: "token", message: "This link is not whole." },
  ]);
}

async function sign(uid: string): Promise<string> {
  const [newest = ""] = await keys();
  return `${Buffer.from(uid).toString("base64url")}.${mac(uid, newest).toString("base64url")}`;
}

/** Newest first; older ones, after a comma, still open the links of mails that are out. */
async function keys(): Promise<string[]> {
  return (await secret("UNSUBSCRIBE_SECRET")).split(",");
}

function mac(uid: string, key: string): Buffer {
  return createHmac("sha256", key).update(`unsubscribe#${uid}`).digest();
}
