/**
 * What the links of mails carry in place of a sign-in: encrypted and authenticated text, so that a link neither reveals its user nor
 * can be made by anyone else. Each purpose has its own key: a token of one opens nothing of another.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secret } from "./secret";

const cipher = "aes-256-gcm";
/** Bytes. */
const nonceLength = 12;
const tagLength = 16;

/** Names the key. A new name makes the links of earlier mails invalid. */
export type LinkPurpose = "unsubscribe" | "still-flying" | "appeal";

export async function seal(purpose: LinkPurpose, content: string): Promise<string> {
  const [newest = ""] = await linkSecrets();
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(purpose, newest), nonce);
  const sealed = Buffer.concat([sealing.update(content), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
}

/** @returns undefined for a token that is not ours, or of another purpose */
export async function unseal(purpose: LinkPurpose, token: string): Promise<string | undefined> {
  for (const one of await linkSecrets()) {
    const content = contentOf(token, keyOf(purpose, one));
    if (content !== undefined) return content;
  }
  return undefined;
}

/** Newest first. The older ones, separated by commas, keep the links of earlier mails valid after a rotation. */
export async function linkSecrets(): Promise<string[]> {
  return (await secret("UNSUBSCRIBE_SECRET")).split(",");
}

function contentOf(token: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length < nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  }).setAuthTag(bytes.subarray(-tagLength));
  const start = opening.update(bytes.subarray(nonceLength, -tagLength));
  try {
    return Buffer.concat([start, opening.final()]).toString();
  } catch {
    // The tag does not fit: forged, or sealed with another key.
    return undefined;
  }
}

function keyOf(purpose: LinkPurpose, from: string): Buffer {
  return Buffer.from(hkdfSync("sha256", from, "", purpose, 32));
}
