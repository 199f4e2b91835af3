/** The keys by which push services recognise us (VAPID, RFC 8292). */
import { createECDH } from "node:crypto";
import { secret } from "../secret";

/** Base64url. */
export type Keys = { publicKey: string; privateKey: string };

/**
 * Newest first: browsers subscribe with that one. The older ones, separated by commas, serve the devices that have subscribed with them.
 * A private key is 32 random bytes.
 */
export async function vapidKeys(): Promise<[Keys, ...Keys[]]> {
  const [newest = "", ...older] = (await secret("VAPID_PRIVATE_KEY")).split(",");
  return [pairOf(newest), ...older.map(pairOf)];
}

function pairOf(encoded: string): Keys {
  const curve = createECDH("prime256v1");
  const bytes = Buffer.from(encoded, "base64");
  curve.setPrivateKey(bytes);
  return { privateKey: bytes.toString("base64url"), publicKey: curve.getPublicKey("base64url") };
}
