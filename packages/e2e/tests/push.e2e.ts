/** Push notifications: the browser’s own push service cannot be reached, so that the page subscribes at the stand-in. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { logout } from "../support/account";
import { pushUrl, webUrl } from "../support/addresses";
import { connect, goTo, pay, postBoth, type Someone, test } from "../support/couple";
import { takePicture } from "../support/picture";
import { expect } from "../support/test";

test.use({ serviceWorkers: "allow" });

type Arrived = { subscription: string; payload: string };

async function pushes(endpoint: string): Promise<string[]> {
  const { pushes } = (await (await fetch(`${pushUrl}/store`)).json()) as { pushes: Arrived[] };
  return pushes
    .filter(({ subscription }) => endpoint.endsWith(subscription))
    .map(({ payload }) => payload);
}

/** Gives the page a push service. Returns the endpoint, once the page has subscribed. */
async function withPushService({ page }: Someone): Promise<() => string> {
  let endpoint = "";
  await page.context().grantPermissions(["notifications"], { origin: webUrl });
  await page
    .context()
    .exposeFunction("subscribeAtStandIn", async (applicationServerKey: string) => {
      const response = await fetch(`${pushUrl}/subscriptions`, {
        method: "POST",
        body: JSON.stringify({ applicationServerKey }),
      });
      const made = (await response.json()) as { endpoint: string };
      endpoint = made.endpoint;
      return { ...made, applicationServerKey };
    });
  await page.context().addInitScript(() => {
    type Made = { endpoint: string; applicationServerKey: string };
    const key = "e2e-subscription";
    const { subscribeAtStandIn } = window as unknown as {
      subscribeAtStandIn(key: string): Promise<Made>;
    };
    const shown = (made: Made) => ({
      endpoint: made.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(made.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
          (character) => character.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => made,
      async unsubscribe() {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const made = localStorage.getItem(key);
        return made ? shown(JSON.parse(made)) : null;
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const made = await subscribeAtStandIn(applicationServerKey);
        localStorage.setItem(key, JSON.stringify(made));
        return shown(made);
      },
    });
  });
  return () => endpoint;
}

/** What the browser does when its push service delivers. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: webUrl,
    registrationId: await registered,
    data,
  });
  await session.detach();
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.ready;
    const all = active ? await registration.getNotifications() : [];
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

test("a message reaches a device on which notifications were turned on, a press opens the connection, and a logout ends them", {
  tag: "@deep",
}, async ({ traveler, flightaid }) => {
  const { page } = traveler;
  const endpointOf = await withPushService(traveler);
  const { offered } = await postBoth(traveler, flightaid, "open");
  const id = await connect(traveler, offered);
  await pay(traveler);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await page.goto("/account");
  const section = page.getByRole("region", { name: "Notifications on this device" });
  await section.scrollIntoViewIfNeeded();
  await takePicture(page, "push/off-390");
  await section.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(section.getByRole("status")).toHaveText("On for this device.");
  await expectAccessible(page);
  await takePicture(page, "push/on-390");

  await goTo(flightaid, id);
  await flightaid.page.getByLabel("Write to Meera Krishnan").fill("Gate B22 at nine.");
  await flightaid.page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => pushes(endpointOf())).toHaveLength(1);
  const [payload = ""] = await pushes(endpointOf());
  for (const secret of ["Gate", "Raman", flightaid.person.email, "5550178"])
    expect(payload).not.toContain(secret);

  await page.goto("/myitinerary");
  await deliver(page, payload);
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  const [shown] = await shownOn(page);
  expect(shown).toMatchObject({ data: `/connect?connection=${id}`, tag: `new-message#${id}` });
  expect(shown?.title).toContain("P.");
  // A second one of the same tag replaces it.
  await deliver(page, payload);
  await expect.poll(() => shownOn(page)).toHaveLength(1);

  // The press of a finger cannot be made here: without it the browser opens no window.
  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
    };
    const [notification] = await registration.getNotifications();
    const pressed = new Promise<string>((resolve) => {
      clients.openWindow = async (url) => resolve(url);
    });
    const { NotificationEvent } = self as unknown as {
      NotificationEvent: new (type: string, init: object) => Event;
    };
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return pressed;
  });
  expect(opened).toBe(`${webUrl}/connect?connection=${id}`);
  await expect.poll(() => shownOn(page)).toHaveLength(0);
  await page.goto(opened ?? "");
  await expect(page.getByRole("log")).toContainText("Gate B22 at nine.");

  await logout(page);
  await goTo(flightaid, id);
  await flightaid.page.getByLabel("Write to Meera Krishnan").fill("Are you there?");
  const sent = flightaid.page.waitForResponse(/\/messages$/);
  await flightaid.page.getByRole("button", { name: "Send", exact: true }).click();
  await sent;
  expect(await pushes(endpointOf())).toHaveLength(1);
});
