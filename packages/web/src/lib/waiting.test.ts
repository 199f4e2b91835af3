import type { Connection } from "@flightaides/core/connection/contract.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const bodies = () => answer.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const problem = (code: string, status: number, detail: string) =>
  Response.json({ code, detail }, { status });
const messages = () => Response.json([]);
let waiting: typeof import("./waiting");

const id = "connection-1";
const hello = { id, text: "Hello", key: "6f6ab7f4-47a5-4a4e-8d25-3a1c9a52a9a8" };
const read = () => JSON.parse(stored.get("waiting") ?? "[]");

beforeEach(async () => {
  vi.resetModules();
  stored.clear();
  const inOneHour = { exp: Date.now() / 1000 + 3600 };
  stored.set("token", `x.${btoa(JSON.stringify(inOneHour))}.x`);
  signIn("ann");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const controlled = { serviceWorker: { controller: {} } };
  const locks = { request: (_: string, __: object, run: (lock: object) => unknown) => run({}) };
  vi.stubGlobal("navigator", { ...controlled, locks, languages: ["en"] });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url === "/config.json" ? Promise.resolve(Response.json(config)) : answer(url, init),
  );
  waiting = await import("./waiting");
});

const config = {
  stage: "test",
  region: "us-east-1",
  apiUrl: "/api",
  cognito: { userPoolId: "us-east-1_test", userPoolClientId: "client" },
  fee: { amount: "10.00", currency: "USD" },
  supportAddress: "support@flightaides.test",
};

afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

function signIn(uid: string) {
  const user = { uid, email: `${uid}@mail.test`, displayName: uid, photoURL: null };
  stored.set("user", JSON.stringify(user));
}

const offline = () => answer.mockRejectedValue(new TypeError("Failed to fetch"));

test("with a connection nothing is queued", async () => {
  answer.mockImplementation(async () => messages());
  expect(await waiting.sendOrWait("message", hello)).toEqual([]);
  expect(waiting.isWaiting()).toBe(false);
});

test("messages that were written offline are sent once, in order, each with its key", async () => {
  offline();
  const bye = { ...hello, text: "Bye", key: "0f0e6c0c-7a3b-4ad8-9f0c-6d1a1f1f7c55" };
  expect(await waiting.sendOrWait("message", hello)).toBe("waits");
  expect(await waiting.sendOrWait("message", bye)).toBe("waits");
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0 });
  answer.mockReset();
  answer.mockImplementation(async () => messages());
  expect(await waiting.sendWaiting()).toEqual({ sent: 2, refused: 0 });
  expect(bodies()).toEqual([
    { text: "Hello", key: hello.key },
    { text: "Bye", key: bye.key },
  ]);
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0 });
});

test("later actions are sent after queued ones", async () => {
  offline();
  await waiting.sendOrWait("message", hello);
  answer.mockReset();
  answer.mockImplementation(async () => messages());
  expect(await waiting.sendOrWait("message", { ...hello, text: "Bye" })).toBe("waits");
  expect(answer).not.toHaveBeenCalled();
});

test("an answer replaces the one before it for the same connection", async () => {
  offline();
  await waiting.sendOrWait("answer", { id, accept: true });
  await waiting.sendOrWait("answer", { id, accept: false });
  await waiting.sendOrWait("answer", { id: "connection-2", accept: true });
  expect(read().map(({ input }: { input: unknown }) => input)).toEqual([
    { id, accept: false },
    { id: "connection-2", accept: true },
  ]);
});

test("a rejected action is stored with its reason, does not block others, and can be retried", async () => {
  offline();
  await waiting.sendOrWait("confirm", { id });
  await waiting.sendOrWait("message", hello);
  answer.mockReset();
  answer.mockImplementation(async (url) =>
    url.endsWith("/confirm") ? problem("conflict", 409, "It is over.") : messages(),
  );
  expect(await waiting.sendWaiting()).toEqual({ sent: 1, refused: 1 });
  expect(read()).toEqual([expect.objectContaining({ name: "confirm", refused: "It is over." })]);
  expect(waiting.isWaiting()).toBe(false);
  waiting.retryWaiting(read()[0].key);
  answer.mockImplementation(async () => Response.json(confirmed));
  expect(await waiting.sendWaiting()).toEqual({ sent: 1, refused: 0 });
  expect(read()).toEqual([]);
});

const confirmed: Connection = {
  id,
  role: "flightaid",
  state: "paid",
  openedByMe: false,
  samePlane: true,
  counterpart: { displayName: "B**" },
  actions: [],
  fee: { amount: "10.00", currency: "USD" },
  createdAt: "2027-03-10T12:00:00.000Z",
};

test("a cancelled action is not sent", async () => {
  offline();
  await waiting.sendOrWait("message", hello);
  waiting.cancelWaiting(read()[0].key);
  answer.mockReset();
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0 });
  expect(answer).not.toHaveBeenCalled();
});

test("another user neither sees nor sends queued actions", async () => {
  offline();
  await waiting.sendOrWait("message", hello);
  signIn("bob");
  stored.set("waiting", JSON.stringify(read()).replace(/$/, " "));
  expect(waiting.isWaiting()).toBe(false);
});

test("if the app cannot be opened offline, nothing is queued", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  offline();
  await expect(waiting.sendOrWait("message", hello)).rejects.toMatchObject({ code: "network" });
  expect(read()).toEqual([]);
});
