import type { Connection } from "@flightaides/core/connection/contract.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

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

test("what waited when the session ended is there for the same user, and is not replaced", async () => {
  offline();
  await waiting.sendOrWait("message", hello);
  stored.delete("user");
  // Another tab has changed it meanwhile.
  stored.set("waiting", `${stored.get("waiting")} `);
  expect(waiting.isWaiting()).toBe(false);
  signIn("ann");
  expect(waiting.isWaiting()).toBe(true);
  await waiting.sendOrWait("message", { ...hello, text: "Bye" });
  expect(read()).toMatchObject([{ input: { text: "Hello" } }, { input: { text: "Bye" } }]);
});

test("without a worker only taps wait, and they keep nothing else back", async () => {
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: { controller: null } });
  offline();
  const { key } = hello;
  const met = { id, key, kind: "met", leg: 1, at: "2031-03-04T10:00:00.000Z" } as const;
  await waiting.queueAndSend("tap", met, () => {});
  expect(read()).toMatchObject([{ name: "tap" }]);
  await expect(waiting.sendOrWait("message", hello)).rejects.toMatchObject({ code: "network" });
  answer.mockImplementation(async () => messages());
  expect(await waiting.sendOrWait("message", hello)).toEqual([]);
  expect(read()).toMatchObject([{ name: "tap" }]);
});

test("messages that were written offline are sent once, in order, each with its key", async () => {
  offline();
  const bye = { ...hello, text: "Bye", key: "0f0e6c0c-7a3b-4ad8-9f0c-6d1a1f1f7c55" };
  expect(await waiting.sendOrWait("message", hello)).toBe("waits");
  expect(await waiting.sendOrWait("message", bye)).toBe("waits");
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0, fresh: 0 });
  answer.mockReset();
  answer.mockImplementation(async () => messages());
  expect(await waiting.sendWaiting()).toEqual({ sent: 2, refused: 0, fresh: 0 });
  expect(bodies()).toEqual([
    { text: "Hello", key: hello.key },
    { text: "Bye", key: bye.key },
  ]);
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0, fresh: 0 });
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
  expect(await waiting.sendWaiting()).toEqual({ sent: 1, refused: 1, fresh: 0 });
  expect(read()).toEqual([expect.objectContaining({ name: "confirm", refused: "It is over." })]);
  expect(waiting.isWaiting()).toBe(false);
  waiting.retryWaiting(read()[0].key);
  answer.mockImplementation(async () => Response.json(confirmed));
  expect(await waiting.sendWaiting()).toEqual({ sent: 1, refused: 0, fresh: 0 });
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
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0, fresh: 0 });
  expect(answer).not.toHaveBeenCalled();
});

describe("taps", () => {
  const met = {
    id,
    key: "6f6ab7f4-47a5-4a4e-8d25-3a1c9a52a9a8",
    kind: "met",
    leg: 1,
    at: "2027-03-10T12:00:00.000Z",
  } as const;
  const boarded = { ...met, kind: "boarded", key: "0f0e6c0c-7a3b-4ad8-9f0c-6d1a1f1f7c55" } as const;
  const journey = { legs: [], steps: [], until: "2027-03-14T12:00:00.000Z" };
  const shown = vi.fn();
  const inputs = () => read().map(({ input }: { input: unknown }) => input);

  beforeEach(() => shown.mockReset());

  test("one is in the queue before the call, and its answer is shown before it leaves the queue", async () => {
    const queues: unknown[] = [];
    answer.mockImplementation(async () => {
      queues.push(inputs());
      return Response.json(journey);
    });
    shown.mockImplementation(() => queues.push(inputs()));
    await waiting.queueAndSend("tap", met, shown);
    expect(queues).toEqual([[met], [met]]);
    expect(shown).toHaveBeenCalledExactlyOnceWith("tap", met, journey);
    expect(read()).toEqual([]);
  });

  test("offline they are kept, and sent once each, in order, with key and time of the press", async () => {
    offline();
    await waiting.queueAndSend("tap", met, shown);
    await waiting.queueAndSend("tap", boarded, shown);
    await waiting.queueAndSend("revoke-tap", { id, key: boarded.key }, shown);
    expect(inputs()).toEqual([met, boarded, { id, key: boarded.key }]);
    answer.mockReset();
    answer.mockImplementation(async () => Response.json(journey));
    expect(await waiting.sendWaiting()).toEqual({ sent: 3, refused: 0, fresh: 0 });
    expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0, fresh: 0 });
    const { id: _, ...first } = met;
    const { id: __, ...second } = boarded;
    expect(answer.mock.calls.map(([url, init]) => [init?.method, url, init?.body])).toEqual([
      ["POST", `/api/connections/${id}/taps`, JSON.stringify(first)],
      ["POST", `/api/connections/${id}/taps`, JSON.stringify(second)],
      ["DELETE", `/api/connections/${id}/taps/${boarded.key}`, undefined],
    ]);
  });

  test("one that is left by a page that was closed is sent without a notice", async () => {
    const entry = { key: "entry", uid: "ann", name: "tap", input: met, fresh: true };
    stored.set("waiting", JSON.stringify([entry]));
    answer.mockImplementation(async () => Response.json(journey));
    expect(await waiting.sendWaiting(shown)).toEqual({ sent: 0, refused: 0, fresh: 1 });
    expect(shown).toHaveBeenCalledOnce();
  });

  test("one that is rejected keeps the reason, and is not shown", async () => {
    answer.mockImplementation(async () => problem("conflict", 409, "It is too late."));
    await waiting.queueAndSend("tap", met, shown);
    expect(read()).toEqual([expect.objectContaining({ refused: "It is too late." })]);
    expect(shown).not.toHaveBeenCalled();
  });

  test("without storage one is sent, and a failure is the caller's", async () => {
    const refuse = () => {
      throw new DOMException("denied", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: refuse,
      removeItem: refuse,
    });
    answer.mockImplementation(async () => Response.json(journey));
    await waiting.queueAndSend("tap", met, shown);
    expect(shown).toHaveBeenCalledOnce();
    offline();
    await expect(waiting.queueAndSend("tap", met, shown)).rejects.toMatchObject({
      code: "network",
    });
  });
});

test("another user neither sees nor sends queued actions", async () => {
  offline();
  await waiting.sendOrWait("message", hello);
  signIn("bob");
  stored.set("waiting", JSON.stringify(read()).replace(/$/, " "));
  expect(waiting.isWaiting()).toBe(false);
  answer.mockReset();
  expect(await waiting.sendWaiting()).toEqual({ sent: 0, refused: 0, fresh: 0 });
  expect(answer).not.toHaveBeenCalled();
  signIn("ann");
  expect(waiting.isWaiting()).toBe(true);
});

test("if the app cannot be opened offline, nothing is queued", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  offline();
  await expect(waiting.sendOrWait("message", hello)).rejects.toMatchObject({ code: "network" });
  expect(read()).toEqual([]);
});
