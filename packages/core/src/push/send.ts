/** One push: encrypted for the device (RFC 8291), signed with our key (RFC 8292), and posted to its push service (RFC 8030). */
import { hash } from "node:crypto";
import webPush from "web-push";
import { config } from "../config";
import type { StoredDevice } from "./entity";
import { vapidKeys } from "./keys";
import { PushError } from "./push-error";
import { isPushService } from "./services";

export type Content = {
  /** For the service worker. */
  payload: string;
  /** Seconds for which the push service keeps it for a phone that is off. */
  ttl: number;
  urgency: "normal" | "high";
  /** A later push of the same topic replaces one that has not arrived. */
  topic: string;
};

/** Milliseconds. */
const timeout = 8000;
/** Characters that RFC 8030 allows. */
const topicLength = 32;

/** @throws PushError */
export async function post(
  { endpoint, p256dh, auth, publicKey }: StoredDevice,
  { payload, ttl, urgency, topic }: Content,
): Promise<void> {
  const service = new URL(endpoint).host;
  const keys = (await vapidKeys()).find((one) => one.publicKey === publicKey);
  // With another key the push service would refuse it.
  if (!keys) throw new PushError("gone", service, { status: 0 });
  if (!isPushService(endpoint, config.pushServiceOrigin))
    throw new PushError("refused", service, { status: 0 });
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject: `mailto:${config.supportAddress}`, ...keys },
      contentEncoding: "aes128gcm",
      TTL: ttl,
      urgency,
      topic: hash("sha256", topic, "base64url").slice(0, topicLength),
    },
  );
  const response = await request(service, endpoint, {
    method: "POST",
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    // It may lead anywhere.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  const { status } = response;
  if (response.ok) return;
  if (status === 404 || status === 410) throw new PushError("gone", service, { status });
  const isTemporary = status === 429 || status >= 500;
  const retryAfter = isTemporary ? secondsOf(response.headers.get("retry-after")) : undefined;
  throw new PushError(isTemporary ? "later" : "refused", service, { status, retryAfter });
}

async function request(service: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new PushError("later", service, { status: 0 }, { cause });
  }
}

/** Seconds, or an HTTP date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const waited = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(waited) ? Math.max(0, Math.ceil(waited)) : undefined;
}
