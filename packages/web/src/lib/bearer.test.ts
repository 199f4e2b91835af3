/** The token of a request, and the effect on the session when the server rejects it. */
import { ofOwner } from "@flightaides/core/itinerary/contract.ts";
import { list } from "@flightaides/core/matching/contract.ts";
import type { WebConfig } from "@flightaides/core/web-config/contract.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const freshToken = vi.fn<(force?: boolean) => Promise<string | null>>();
const signOutHere = vi.fn(async () => {});
const ended = vi.fn();
const store = new Map<string, string>();
let call: typeof import("./api").call;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock("./load-auth", () => ({ loadAuth: async () => ({ freshToken, signOutHere }) }));
  vi.stubGlobal("location", new URL("https://flightaides.test/"));
  vi.stubGlobal(
    "localStorage",
    new Proxy(
      {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, text: string) => void store.set(key, text),
        removeItem: (key: string) => void store.delete(key),
      },
      {
        ownKeys: () => [...store.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
  const config: WebConfig = {
    stage: "test",
    region: "us-east-1",
    apiUrl: "/api",
    cognito: { userPoolId: "us-east-1_test", userPoolClientId: "client" },
    fee: { amount: "10.00", currency: "USD" },
    supportAddress: "support@flightaides.test",
  };
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url === "/config.json" ? Promise.resolve(Response.json(config)) : answer(url, init),
  );
  answer.mockImplementation(async () => Response.json([]));
  ({ call } = await import("./api"));
  (await import("./identity")).onRefusal(ended);
});

afterEach(() => {
  store.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock("./load-auth");
});

const token = (secondsLeft: number) =>
  `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft }))}.signature`;

function signIn(idToken: string) {
  const user = { uid: "u", email: "a@b.test", displayName: "A", photoURL: null };
  store.set("user", JSON.stringify(user));
  store.set("token", idToken);
  return idToken;
}

const sent = () =>
  answer.mock.calls.map(([, init]) => new Headers(init?.headers).get("authorization"));

test("without a session no token is sent, and endpoints that need one are not called", async () => {
  await call(list, { flight: undefined });
  expect(sent()).toEqual([null]);
  await expect(call(ofOwner, {})).rejects.toMatchObject({ code: "unauthenticated" });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(freshToken).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

test("a valid token is sent without loading Amplify", async () => {
  const idToken = signIn(token(3600));
  await call(list, { flight: undefined });
  await call(ofOwner, {});
  expect(sent()).toEqual([`Bearer ${idToken}`, `Bearer ${idToken}`]);
  expect(freshToken).not.toHaveBeenCalled();
});

test("a token about to expire is sent and renewed in the background", async () => {
  const idToken = signIn(token(200));
  freshToken.mockResolvedValue("next");
  await call(ofOwner, {});
  expect(sent()).toEqual([`Bearer ${idToken}`]);
  await vi.waitFor(() => expect(freshToken).toHaveBeenCalledExactlyOnceWith(true));
});

test.each([
  ["a token within the expiry margin", token(29)],
  ["an expired token", token(-5)],
  ["a malformed token", "rubbish"],
])("%s is renewed before the request", async (_, idToken) => {
  signIn(idToken);
  freshToken.mockResolvedValue("fresh");
  await call(ofOwner, {});
  expect(sent()).toEqual(["Bearer fresh"]);
});

test("Amplify's session is used when our own keys are missing", async () => {
  store.set("CognitoIdentityServiceProvider.client.LastAuthUser", "somebody");
  freshToken.mockResolvedValue("fresh");
  await call(ofOwner, {});
  expect(sent()).toEqual(["Bearer fresh"]);
});

test("a 401 is retried once with a renewed token", async () => {
  const idToken = signIn(token(3600));
  freshToken.mockResolvedValue("fresh");
  answer.mockImplementationOnce(async () => new Response(null, { status: 401 }));
  await call(ofOwner, {});
  expect(sent()).toEqual([`Bearer ${idToken}`, "Bearer fresh"]);
  expect(freshToken).toHaveBeenCalledExactlyOnceWith(true);
  expect(ended).not.toHaveBeenCalled();
});

test("a second 401 ends the session, once for concurrent requests", async () => {
  signIn(token(3600));
  freshToken.mockResolvedValue("fresh");
  answer.mockImplementation(async () => new Response(null, { status: 401 }));
  const calls = [call(ofOwner, {}), call(ofOwner, {})];
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unauthenticated" } });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(store.size).toBe(0);
  await vi.waitFor(() => expect(signOutHere).toHaveBeenCalled());
});

test("a session that can't be renewed ends on a private endpoint and is dropped on a public one", async () => {
  signIn(token(-5));
  freshToken.mockResolvedValue(null);
  await call(list, { flight: undefined });
  expect(sent()).toEqual([null]);
  expect(store.size).toBe(0);
  expect(ended).not.toHaveBeenCalled();

  signIn(token(-5));
  await expect(call(ofOwner, {})).rejects.toMatchObject({ code: "unauthenticated" });
  expect(ended).toHaveBeenCalledTimes(1);
});

test("a lost connection keeps the session", async () => {
  signIn(token(-5));
  freshToken.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(call(ofOwner, {})).rejects.toMatchObject({ code: "network" });
  expect(store.size).toBe(2);
  expect(ended).not.toHaveBeenCalled();
});
