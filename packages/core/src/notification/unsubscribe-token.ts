/**
 * The token of an unsubscribe link: a sealed topic and uid, so that a link neither reveals its user nor lets anyone unsubscribe
 * someone else.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../error";
import { linkSecrets, seal as sealFor, unseal as unsealFor } from "../sealed-link";
import { MailTopic } from "../user/contract";

/** Whose mail a link turns off, and of which topic. */
export type Subscription = { uid: string; topic: MailTopic };

/** Separates topic and uid. Tokens of earlier versions hold the uid alone, which never contains it. */
const separator = "#";

export function seal({ uid, topic }: Subscription): Promise<string> {
  return sealFor("unsubscribe", `${topic}${separator}${uid}`);
}

/** What a token was made for. @throws AppError `invalid-input` for a token that is not ours */
export async function unseal(token: string): Promise<Subscription> {
  const content = token.includes(".")
    ? await signedUid(token)
    : await unsealFor("unsubscribe", token);
  if (content !== undefined) return subscriptionOf(content);
  throw new AppError("invalid-link", {
    errors: [{ path: "token", reason: "invalid-link" }],
  });
}

function subscriptionOf(content: string): Subscription {
  const [uid = "", topic = "matches"] = content.split(separator).reverse();
  return { uid, topic: MailTopic.parse(topic) };
}

/** Links in mails of before November 2026: the uid and its HMAC. */
async function signedUid(token: string): Promise<string | undefined> {
  const [encoded = "", signature = ""] = token.split(".");
  const uid = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const isSignedWith = (one: string) => {
    const expected = createHmac("sha256", one).update(`unsubscribe#${uid}`).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return (await linkSecrets()).some(isSignedWith) ? uid : undefined;
}
