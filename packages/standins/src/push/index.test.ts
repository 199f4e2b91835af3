import { afterEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { type Options, type Push, start } from ".";
import { decrypt } from "./decrypt";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const ours = webPush.generateVAPIDKeys();
const contact = "mailto:support@flightaides.example";

async function service(options: Partial<Options> = {}): Promise<Push> {
  const push = await start({ port: 0, ...options });
  cleanups.push(push.stop);
  return push;
}

type Changes = { audience?: string; keys?: typeof ours; headers?: Record<string, string> };

/** Posts as an application server does. */
async function post(
  subscription: webPush.PushSubscription,
  payload: string,
  { audience, keys = ours, headers = {} }: Changes = {},
) {
  const details = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: "aes128gcm",
    TTL: 60,
    urgency: "high",
    topic: "topic",
  });
  const token =
    audience &&
    webPush.getVapidHeaders(audience, contact, keys.publicKey, keys.privateKey, "aes128gcm")
      .Authorization;
  return fetch(subscription.endpoint, {
    method: "POST",
    headers: {
      ...(details.headers as Record<string, string>),
      ...(token && { Authorization: token }),
      ...headers,
    },
    body: new Uint8Array(details.body ?? Buffer.alloc(0)),
  });
}

it("decrypts the example of RFC 8291, appendix A", () => {
  const body = Buffer.from(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "base64url",
  );
  const device = {
    privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  expect(decrypt(body, device)).toBe("When I grow up, I want to be a watermelon");
});

describe("a push", () => {
  it("arrives at its device, decrypted, and is listed", async () => {
    const push = await service();
    const [one, other] = [
      await push.subscribe(ours.publicKey),
      await push.subscribe(ours.publicKey),
    ];
    expect((await post(one, "ਤੁਹਾਡਾ ਸੁਨੇਹਾ")).status).toBe(201);
    expect(push.pushes(one.endpoint)).toEqual([
      expect.objectContaining({ payload: "ਤੁਹਾਡਾ ਸੁਨੇਹਾ", ttl: 60, urgency: "high", topic: "topic" }),
    ]);
    expect(push.pushes(other.endpoint)).toEqual([]);
    expect(await (await fetch(`${push.url}/store`)).json()).toEqual({ pushes: push.pushes() });
  });

  it.each<[string, Changes, number]>([
    ["another key than that of the subscription", { keys: webPush.generateVAPIDKeys() }, 403],
    ["a token for another push service", { audience: "https://fcm.googleapis.com" }, 403],
    ["no token", { headers: { Authorization: "" } }, 403],
    ["a token that somebody else has signed", { headers: { Authorization: "forged" } }, 403],
    ["no time to live", { headers: { TTL: "soon" } }, 400],
    ["an old coding", { headers: { "Content-Encoding": "aesgcm" } }, 400],
    ["a topic of 33 characters", { headers: { Topic: "a".repeat(33) } }, 400],
  ])("with %s is refused", async (name, changes, status) => {
    const push = await service();
    const subscription = await push.subscribe(ours.publicKey);
    const response = await post(
      subscription,
      "x",
      name.includes("signed") ? forged(push) : changes,
    );
    expect([response.status, push.pushes()]).toEqual([status, []]);
  });

  it("with an expired token is refused", async () => {
    const push = await service({ now: () => Date.now() + 86_400_000 });
    expect((await post(await push.subscribe(ours.publicKey), "x")).status).toBe(403);
  });

  it("to a device that is gone gets 410, to an unknown one 404", async () => {
    const push = await service();
    const subscription = await push.subscribe(ours.publicKey);
    await push.unsubscribe(subscription.endpoint);
    expect((await post(subscription, "x")).status).toBe(410);
    const unknown = { ...subscription, endpoint: `${push.url}/push/unknown` };
    expect((await post(unknown, "x")).status).toBe(404);
  });

  it("for other keys than those of its device is taken, and arrives nowhere", async () => {
    const push = await service();
    const [one, other] = [
      await push.subscribe(ours.publicKey),
      await push.subscribe(ours.publicKey),
    ];
    expect((await post({ ...one, keys: other.keys }, "x")).status).toBe(201);
    expect(push.pushes()).toEqual([]);
  });

  it("gets the answers that were asked for, and then arrives", async () => {
    const push = await service();
    const subscription = await push.subscribe(ours.publicKey);
    push.answer({ status: 503, seconds: 120, times: 1 });
    const refused = await post(subscription, "x");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "120"]);
    expect((await post(subscription, "x")).status).toBe(201);
  });
});

/** The token of the right key, with the claims of another. */
function forged(push: Push): Changes {
  const { Authorization = "" } = webPush.getVapidHeaders(
    push.url,
    contact,
    ours.publicKey,
    webPush.generateVAPIDKeys().privateKey,
    "aes128gcm",
  );
  return { headers: { Authorization } };
}
