import { beforeEach, describe, expect, it, vi } from "vitest";
import { handlePushes } from "../pwa/push";

type Listener = (event: object) => void;

const origin = "https://flightaides.test";
const note = {
  title: "B. has written to you",
  body: "YYZ-DXB, Thu, Jun 10, 2027",
  path: "/fr/connect?connection=1",
  tag: "new-message#1",
  lang: "fr",
};

let listeners: Map<string, Listener>;
let windows: { url: string; focus: ReturnType<typeof vi.fn> }[];
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
const subscribe = vi.fn(async () => {});

beforeEach(() => {
  listeners = new Map();
  windows = [];
  for (const mock of [showNotification, openWindow, subscribe]) mock.mockClear();
  vi.stubGlobal("self", {
    location: { origin },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  handlePushes();
});

/** Dispatches an event, and waits for what the worker stays alive for. */
async function dispatch(type: string, event: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  listeners.get(type)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => waited.push(promise),
  });
  await Promise.all(waited);
}

const push = (data: unknown) => dispatch("push", { data: { json: () => data } });
const click = (data: unknown) =>
  dispatch("notificationclick", { notification: { data, close: () => {} } });

describe("a push", () => {
  it("is shown with its text, and replaces the one of its tag", async () => {
    await push(note);
    expect(showNotification).toHaveBeenCalledWith(
      note.title,
      expect.objectContaining({
        body: note.body,
        tag: note.tag,
        lang: "fr",
        data: note.path,
        renotify: true,
      }),
    );
  });

  it.each([undefined, null, "text", {}, { title: "x" }])(
    "of another kind (%j) is ignored",
    async (data) => {
      await push(data);
      expect(showNotification).not.toHaveBeenCalled();
    },
  );

  it("without data is ignored", async () => {
    await dispatch("push", { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe("a click", () => {
  it("shows the tab that has the page open", async () => {
    windows = [`${origin}/`, `${origin}${note.path}`].map((url) => ({ url, focus: vi.fn() }));
    await click(note.path);
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("opens the page if no tab has it", async () => {
    windows = [{ url: `${origin}/`, focus: vi.fn() }];
    await click(note.path);
    expect(openWindow).toHaveBeenCalledWith(`${origin}${note.path}`);
  });

  it.each([
    "https://evil.test/",
    "//evil.test/x",
    "javascript:alert(1)",
    "\\\\evil.test",
    7,
    undefined,
  ])("never opens another site: %j", async (path) => {
    await click(path);
    expect(openWindow).toHaveBeenCalledWith(`${origin}/`);
  });
});

describe("a subscription that the browser replaces", () => {
  it("is made again with the same key", async () => {
    const applicationServerKey = new ArrayBuffer(65);
    await dispatch("pushsubscriptionchange", {
      oldSubscription: { options: { applicationServerKey } },
    });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  });

  it("is left to the page when the old one is not known", async () => {
    await dispatch("pushsubscriptionchange", {});
    expect(subscribe).not.toHaveBeenCalled();
  });
});
