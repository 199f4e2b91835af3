/** PayPal's webhook signatures. */
import { randomUUID, sign } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Certificates } from "./certificates";
import { timestamp } from "./records";

export type Signer = {
  certificates: Certificates;
  webhookId: string;
  /** URL of the chain. */
  certUrl: string;
};

/** The headers of one transmission of `body`. Each call makes a new transmission id. */
export function signedHeaders(
  { certUrl, certificates, webhookId }: Signer,
  body: string,
  now: number,
): Record<string, string> {
  const id = randomUUID();
  const time = timestamp(now);
  const text = [id, time, webhookId, crc32(body)].join("|");
  return {
    "content-type": "application/json",
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-auth-version": "v2",
    "paypal-cert-url": certUrl,
    "paypal-transmission-id": id,
    "paypal-transmission-sig": sign("sha256", Buffer.from(text), certificates.key).toString(
      "base64",
    ),
    "paypal-transmission-time": time,
  };
}
