/**
 * Notifications on this device: the subscription of its browser, and whose it is. Loaded on demand. A push service delivers to the service
 * worker of one language, so that a subscription of another one counts.
 */
import { subscribe, unsubscribe } from "@flightaides/core/push/contract.ts";
import * as z from "zod/mini";
import { call } from "./api";
import { ApiError } from "./api-error";

/** The id by which the server knows this device. Undefined without a subscription. */
export async function ownId(): Promise<string | undefined> {
  const subscription = await current();
  return subscription && idOf(subscription);
}

/**
 * Subscribes, once the user has allowed it, and tells the server. Repeating it changes nothing.
 * @throws when the browser does not reach its push service, ApiError when the server does not take it
 */
export async function turnOn(uid: string, publicKey: string): Promise<void> {
  const known = await current();
  // It would be refused: the key is part of a subscription.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const { pushManager } = await registration();
  const made =
    (await current()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await send(uid, made);
}

/**
 * Turns a device of the user off, this one or another.
 * @throws ApiError when the server is not reached: the device stays on
 */
export async function turnOff(id: string): Promise<void> {
  const isHere = id === (await ownId());
  await call(unsubscribe, { id }).catch((error: unknown) => {
    // Another device, or another account, has taken its place.
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  });
  if (isHere) await forget();
}

/** Milliseconds that a sign-out waits for the server. Without it the push service reports that the device is gone. */
const patience = 3_000;

/** Before a sign-out. Never throws. */
export async function endWithSession(): Promise<void> {
  try {
    const id = await ownId();
    if (id)
      await call(unsubscribe, { id }, { signal: AbortSignal.timeout(patience) }).catch(() => {});
    await forget();
  } catch {
    // The browser forbids it, so there is nothing to forget.
  }
}

/** Milliseconds after which a subscription is sent again. The server forgets a device 400 days after it was last sent. */
const renewal = 30 * 86_400_000;

/**
 * After a sign-in: sends a subscription that the browser has renewed, or that was sent long ago, and ends one that another user has left
 * behind.
 */
export async function follow(uid: string): Promise<void> {
  const subscription = await current();
  const owner = readOwner();
  if (!subscription || !owner) return;
  if (owner.uid !== uid) await forget();
  else if (owner.id !== (await idOf(subscription)) || owner.at < Date.now() - renewal)
    await send(uid, subscription);
}

/** Sends the subscription of this device again, if it is this user's: the server has forgotten all devices. */
export async function sendAgain(uid: string): Promise<void> {
  const subscription = await current();
  const owner = readOwner();
  if (!subscription || owner?.uid !== uid) return;
  // After a failure the next visit sends it.
  writeOwner({ ...owner, at: 0 });
  await send(uid, subscription);
}

/** Ends the subscription of this device, without telling the server. */
export async function forget(): Promise<void> {
  await (await current())?.unsubscribe();
  localStorage.removeItem(ownerKey);
}

async function send(uid: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const { id } = await call(subscribe, {
    endpoint: endpoint ?? "",
    keys: { p256dh, auth },
    publicKey: keyOf(subscription),
  });
  writeOwner({ uid, id, at: Date.now() });
}

async function current(): Promise<PushSubscription | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  const found = await Promise.all(all.map(({ pushManager }) => pushManager.getSubscription()));
  return found.find((one) => one !== null) ?? undefined;
}

/** Milliseconds in which a service worker is installed. */
const installTime = 15_000;

/** @throws Error when there is no service worker, as in private windows */
async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, installTime));
  const ready = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!ready) throw new Error("There is no service worker");
  return ready;
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Our key with which it was made: base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** For whom this browser has subscribed last, and the id of the device then. In local storage, also after the session has ended. */
const ownerKey = "pushDevice";
const Owner = z.object({
  uid: z.string(),
  id: z.string(),
  /** When it was sent, in milliseconds since the epoch. 0: it has to be sent again. */
  at: z._default(z.number(), 0),
});
type Owner = z.output<typeof Owner>;

function writeOwner(owner: Owner): void {
  localStorage.setItem(ownerKey, JSON.stringify(owner));
}

function readOwner(): Owner | undefined {
  try {
    return z.safeParse(Owner, JSON.parse(localStorage.getItem(ownerKey) ?? "null")).data;
  } catch {
    return undefined;
  }
}
