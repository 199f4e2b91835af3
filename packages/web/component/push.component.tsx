/** Notifications: the states of the switch in the account, the offer after a payment, and the end of a session. The browser is a double. */

import * as journey from "@flightaides/core/journey/contract.ts";
import * as contract from "@flightaides/core/push/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { endPush, endPushWithAccount, keepPush } from "../src/lib/end-push";
import { follow } from "../src/lib/push";
import { expectAccessible } from "./accessible";
import { journeyOn, newConnection, paid, serveConnection } from "./connections";
import { hold, settle, watchControls } from "./control-moves";
import { refused } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const bytes = Uint8Array.from({ length: 65 }, (_, index) => index);
const publicKey = btoa(String.fromCharCode(...bytes))
  .replaceAll("+", "-")
  .replaceAll("/", "_")
  .replace(/=+$/, "");
const since = "2026-11-20T12:00:00.000Z";
const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };

const section = () => page.getByRole("region", { name: "Notifications on this device" });
const button = (name: string) => section().getByRole("button", { name, exact: true });
const status = () => section().getByRole("status");

/** A browser: the permission that it has, the answer to its question, and its subscription. */
class Browser {
  permission: NotificationPermission = "default";
  answer: NotificationPermission = "granted";
  asked = 0;
  endpoint: string | undefined;
  /** The push service is not reached. */
  isCut = false;
  made = 0;

  constructor() {
    const browser = this;
    vi.stubGlobal("Notification", {
      get permission() {
        return browser.permission;
      },
      async requestPermission() {
        browser.asked++;
        browser.permission = browser.answer;
        return browser.answer;
      },
    });
    vi.stubGlobal("PushManager", class {});
    const subscription = () => ({
      endpoint: browser.endpoint ?? "",
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint: browser.endpoint, keys }),
      async unsubscribe() {
        browser.endpoint = undefined;
        return true;
      },
    });
    const registration = {
      unregister: async () => true,
      pushManager: {
        getSubscription: async () => (browser.endpoint ? subscription() : null),
        async subscribe(options: { applicationServerKey: string; userVisibleOnly: boolean }) {
          expect(options).toEqual({ applicationServerKey: publicKey, userVisibleOnly: true });
          if (browser.isCut) throw new DOMException("Registration failed", "AbortError");
          browser.endpoint = `https://push.example/${++browser.made}`;
          return subscription();
        },
      },
    };
    overrideNavigator({
      serviceWorker: {
        ready: Promise.resolve(registration),
        getRegistrations: async () => [registration],
      },
    });
  }
}

/** For one test: the properties themselves belong to the prototype. */
function overrideNavigator(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, name);
    });
  }
}

let browser: Browser;
/** Those that the server tells. */
let told: contract.Device[];

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const device = async (endpoint: string, browser = "Chrome") => ({
  id: await idOf(endpoint),
  service: "push.example",
  browser,
  since,
});

beforeEach(() => {
  serveEverything();
  signIn();
  api().on(safety.blocks, () => []);
  told = [];
  api().on(contract.devices, () => ({ publicKey, devices: told }));
  api().on(contract.subscribe, async ({ endpoint, ...rest }) => {
    expect(rest).toEqual({ keys, publicKey });
    const made = await device(endpoint);
    told = [made, ...told];
    return made;
  });
  api().on(contract.unsubscribe, ({ id }) => {
    if (!told.some((one) => one.id === id)) return refused("device-not-found");
    told = told.filter((one) => one.id !== id);
    return undefined;
  });
  browser = new Browser();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

describe("the switch", () => {
  test("asks only when it is pressed, turns on and off, and is accessible", async () => {
    await open("/account");
    await expect.element(status()).toHaveTextContent("Off for this device.");
    expect(browser.asked).toBe(0);
    await expectAccessible(390);
    await button("Turn on notifications").click();
    await expect.element(status()).toHaveTextContent("On for this device.");
    expect([browser.asked, told.length]).toEqual([1, 1]);
    await expectAccessible(390);
    await button("Turn off").click();
    await expect.element(status()).toHaveTextContent("Off for this device.");
    expect([browser.endpoint, told]).toEqual([undefined, []]);
  });

  test("says what to do when the user refuses", async () => {
    browser.answer = "denied";
    await open("/account");
    await button("Turn on notifications").click();
    await expect
      .element(section().getByText(/are blocked in this browser. Allow them/))
      .toBeVisible();
    expect(told).toEqual([]);
  });

  test("can be pressed again when the browser’s question was closed without an answer", async () => {
    browser.answer = "default";
    await open("/account");
    await button("Turn on notifications").click();
    await expect.element(status()).toHaveTextContent("You have not allowed them.");
    browser.answer = "granted";
    await button("Turn on notifications").click();
    await expect.element(status()).toHaveTextContent("On for this device.");
  });

  test("says what to do when notifications were blocked before", async () => {
    browser.permission = "denied";
    await open("/account");
    await expect.element(section().getByText(/are blocked in this browser/)).toBeVisible();
    await expect.element(section().getByRole("button")).not.toBeInTheDocument();
    await expectAccessible(390);
  });

  test.each([
    [
      "an iPhone",
      { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" },
      /iOS 16\.4/,
    ],
    [
      "an iPad",
      { userAgent: "Mozilla/5.0 (Macintosh; Intel)", maxTouchPoints: 5 },
      /Add to Home Screen/,
    ],
    ["another browser", { userAgent: "Mozilla/5.0 (X11)" }, /doesn’t support notifications/],
  ])("says on %s why there are none", async (_, known, words) => {
    Reflect.deleteProperty(window, "PushManager");
    overrideNavigator(known);
    await open("/account");
    await expect.element(section().getByText(words)).toBeVisible();
    await expect.element(section().getByRole("button")).not.toBeInTheDocument();
  });

  test("reports that the push service is not reached, and tries again", async () => {
    browser.isCut = true;
    await open("/account");
    await button("Turn on notifications").click();
    await expect
      .element(section().getByRole("alert"))
      .toHaveTextContent("Notifications are not on.");
    browser.isCut = false;
    await button("Try again").click();
    await expect.element(status()).toHaveTextContent("On for this device.");
  });

  test("stays on when the server is not reached", async () => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/old";
    told = [await device(browser.endpoint)];
    api().on(contract.unsubscribe, () => refused("overloaded"));
    await open("/account");
    await button("Turn off").click();
    await expect
      .element(section().getByRole("alert"))
      .toHaveTextContent("Notifications are still on.");
    expect(browser.endpoint).toBeDefined();
  });

  test("lists other devices, which can be turned off while this one stays on", async () => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/here";
    const here = await device(browser.endpoint);
    told = [here, await device("https://push.example/phone", "Safari")];
    await open("/account");
    await expect.element(section().getByText(/^Safari, since /)).toBeVisible();
    await section().getByRole("button", { name: "Turn off on the device with Safari" }).click();
    await expect.element(section().getByText(/^Safari, since /)).not.toBeInTheDocument();
    expect(told).toEqual([here]);
    await expect.element(status()).toHaveTextContent("On for this device.");
    expect(browser.endpoint).toBe("https://push.example/here");
  });
});

test("the devices arrive late and move no button of the account page", async () => {
  await page.viewport(390, 844);
  told = [await device("https://push.example/phone", "Safari")];
  const { late, arrive } = hold();
  api().on(contract.devices, async () => {
    await late;
    return { publicKey, devices: told };
  });
  const moves = watchControls();
  await open("/account");
  await expect.poll(() => api().calls).toContain("GET /me/push");
  await settle(1);
  arrive();
  await expect.element(section().getByText(/^Safari, since /)).toBeVisible();
  await settle();
  expect(moves()).toEqual([]);
});

describe("after a sign-in", () => {
  test("a subscription that the browser has renewed is sent again", async () => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/new";
    localStorage.setItem("pushDevice", JSON.stringify({ uid: "uid-1", id: "old" }));
    await follow("uid-1");
    await follow("uid-1");
    expect(told).toEqual([await device("https://push.example/new")]);
  });

  test.each([
    [29, 0],
    [31, 1],
  ])("one that was sent %i days ago is sent %i times", async (days, times) => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/here";
    const { id } = await device(browser.endpoint);
    const at = Date.now() - days * 86_400_000;
    localStorage.setItem("pushDevice", JSON.stringify({ uid: "uid-1", id, at }));
    await follow("uid-1");
    await follow("uid-1");
    expect(told).toHaveLength(times);
  });

  test("the subscription of another user ends", async () => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/of-another";
    localStorage.setItem("pushDevice", JSON.stringify({ uid: "uid-2", id: "old" }));
    await follow("uid-1");
    expect([browser.endpoint, told]).toEqual([undefined, []]);
  });
});

test.each([
  ["a server that takes it", false],
  ["a server that is not reached", true],
])("a sign-out ends notifications on the device, with %s", async (_, isDown) => {
  browser.permission = "granted";
  browser.endpoint = "https://push.example/here";
  told = [await device(browser.endpoint)];
  if (isDown) api().on(contract.unsubscribe, () => refused("overloaded"));
  await endPush();
  expect(browser.endpoint).toBeUndefined();
  expect(told).toHaveLength(isDown ? 1 : 0);
});

describe("after the end of the other sessions, with which the server forgets all devices,", () => {
  beforeEach(async () => {
    browser.permission = "granted";
    browser.endpoint = "https://push.example/here";
    const { id } = await device(browser.endpoint);
    localStorage.setItem("pushDevice", JSON.stringify({ uid: "uid-1", id, at: Date.now() }));
  });

  test("this device stays on", async () => {
    await keepPush("uid-1");
    expect(told).toEqual([await device("https://push.example/here")]);
  });

  test("it is on with the next visit when the server is not reached", async () => {
    api().on(contract.subscribe, () => refused("overloaded"));
    await keepPush("uid-1");
    expect(told).toEqual([]);
    api().on(contract.subscribe, async ({ endpoint }) => {
      const made = await device(endpoint);
      told = [made];
      return made;
    });
    await follow("uid-1");
    expect(told).toHaveLength(1);
  });

  test("the device of another user is not taken over", async () => {
    await keepPush("uid-2");
    expect(told).toEqual([]);
  });
});

test("the deletion of the account ends the subscription of this device", async () => {
  browser.permission = "granted";
  browser.endpoint = "https://push.example/here";
  localStorage.setItem("pushDevice", JSON.stringify({ uid: "uid-1", id: "here", at: Date.now() }));
  await endPushWithAccount();
  expect(browser.endpoint).toBeUndefined();
  expect(localStorage.getItem("pushDevice")).toBeNull();
  expect(api().calls).toEqual([]);
});

describe("the page of a trip", () => {
  const offer = () => page.getByRole("region", { name: "Notifications", exact: true });

  async function openTrip() {
    const served = serveConnection({ ...paid(newConnection()), ...journeyOn(14) });
    api().on(contract.devices, () => ({ publicKey, devices: told }));
    await open("/connect?connection=connection-1");
    await expect.element(page.getByText("Safety, and what we have not checked")).toBeVisible();
    return served;
  }

  test("offers notifications once, and says that they are on", async () => {
    await openTrip();
    await offer().getByRole("button", { name: "Turn on notifications" }).click();
    await expect
      .element(page.getByText(/Notifications are on. You can turn them off/))
      .toBeVisible();
    expect(told).toHaveLength(1);
    await expectAccessible(390);
  });

  test.each(["granted", "denied"] as const)(
    "offers nothing to whom it was %s",
    async (permission) => {
      browser.permission = permission;
      await openTrip();
      await expect.element(offer()).not.toBeInTheDocument();
    },
  );

  test("takes the wish for a mail at each step", async () => {
    const served = await openTrip();
    api().on(journey.setTapMails, ({ wanted }) => {
      const { journey } = served.connection;
      if (!journey) throw new Error("There is no journey");
      served.connection = { ...served.connection, journey: { ...journey, tapMails: wanted } };
      return { ...journey, tapMails: wanted };
    });
    await page.getByText("For the family: a link to follow the trip").click();
    const wish = page.getByRole("checkbox", { name: "A mail to me at each step" });
    await expect.element(wish).not.toBeChecked();
    await wish.click();
    await expect.element(wish).toBeChecked();
    expect(served.connection.journey?.tapMails).toBe(true);
    api().on(journey.setTapMails, () => refused("trip-over"));
    await wish.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("That isn’t saved.");
    await expect.element(wish).toBeChecked();
  });
});
