/**
 * The token of an unsubscribe link: encrypted and authenticated topic and uid, so that a link neither tells whose it is nor lets
 * anyone unsubscribe someone else.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { AppError } from "../error";
import { secret } from "../secret";
import { MailTopic } from "../user/contract";

const cipher = "aes-256-gcm";
/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

/** Whose mail a link turns off, and of which topic. */
export type Subscription = { uid: string; topic: MailTopic };

/** Separates topic and uid. Tokens of earlier versions hold the uid alone, which never contains it. */
const separator = "#";

export async function seal({ uid, topic }: Subscription): Promise<string> {
  const [newest = ""] = await secrets();
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(newest), nonce);
  const sealed = Buffer.concat([sealing.update(`${topic}${separator}${uid}`), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
}

/** What a token was made for. @throws AppError `invalid-input` for a token that is not ours */
export async function unseal(token: string): Promise<Subscription> {
  for (const one of await secrets()) {
    const content = token.includes(".") ? signedUid(token, one) : sealedContent(token, one);
    if (content !== undefined) return subscriptionOf(content);
  }
  throw new AppError("invalid-link", {
    errors: [{ path: "token", reason: "invalid-link" }],
  });
}

function subscriptionOf(content: string): Subscription {
  const [uid = "", topic = "matches"] = content.split(separator).reverse();
  return { uid, topic: MailTopic.parse(topic) };
}

function sealedContent(token: string, from: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length < nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, keyOf(from), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  }).setAuthTag(bytes.subarray(-tagLength));
  const start = opening.update(bytes.subarray(nonceLength, -tagLength));
  try {
    return Buffer.concat([start, opening.final()]).toString();
  } catch {
    // The tag does not fit: forged, or sealed with another secret.
    return undefined;
  }
}

/** Links in mails of before November 2026: the uid and its HMAC. */
function signedUid(token: string, from: string): string | undefined {
  const [encoded = "", signature = ""] = token.split(".");
  const uid = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const expected = createHmac("sha256", from).update(`unsubscribe#${uid}`).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? uid : undefined;
}

/** Newest first. The older ones, separated by commas, keep the links of earlier mails valid after a rotation. */
async function secrets(): Promise<string[]> {
  return (await secret("UNSUBSCRIBE_SECRET")).split(",");
}

function keyOf(from: string): Buffer {
  return Buffer.from(hkdfSync("sha256", from, "", "unsubscribe", 32));
}
