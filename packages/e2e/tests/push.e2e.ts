/** Push notifications. The bundled browser shows none: the service worker records what it would show. */
import type { Page, Worker } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { logout } from "../support/account";
import { webUrl } from "../support/addresses";
import { connect, goTo, pay, postBoth, test } from "../support/couple";
import { takePicture } from "../support/picture";
import { pushes, withPushService } from "../support/push";
import { expect } from "../support/test";

test.use({ serviceWorkers: "allow" });

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

type Shown = { title: string; body: string; tag: string; data: string };
type Scope = {
  shown: Shown[];
  registration: { showNotification(title: string, options: Omit<Shown, "title">): Promise<void> };
  clients: { openWindow(url: string): Promise<void> };
  ExtendableEvent: new (type: string) => Event;
};

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker");
  return worker;
}

/** The notifications that the service worker shows for a push. */
async function shownFor(page: Page, payload: string): Promise<Shown[]> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ ...options, title });
    };
  });
  await deliver(page, payload);
  const shown = () => worker.evaluate(() => (self as unknown as Scope).shown);
  await expect.poll(shown).toHaveLength(1);
  return shown();
}

/** The address that the service worker opens when a notification is pressed. Without a real press the browser opens no window. */
function openedBy(page: Page, { data }: Shown): Promise<string> {
  return workerOf(page).evaluate((data) => {
    const { clients, ExtendableEvent } = self as unknown as Scope;
    const opened = new Promise<string>((resolve) => {
      clients.openWindow = async (url) => resolve(url);
    });
    const notification = { data, close: () => {} };
    self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    return opened;
  }, data);
}

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
  const [shown] = await shownFor(page, payload);
  if (!shown) throw new Error("Nothing is shown");
  expect(shown).toMatchObject({ data: `/connect?connection=${id}`, tag: `new-message#${id}` });
  expect(shown.title).toContain("P.");
  const opened = await openedBy(page, shown);
  expect(opened).toBe(`${webUrl}/connect?connection=${id}`);
  await page.goto(opened);
  await expect(page.getByRole("log")).toContainText("Gate B22 at nine.");

  await logout(page);
  await goTo(flightaid, id);
  await flightaid.page.getByLabel("Write to Meera Krishnan").fill("Are you there?");
  const sent = flightaid.page.waitForResponse(/\/messages$/);
  await flightaid.page.getByRole("button", { name: "Send", exact: true }).click();
  await sent;
  expect(await pushes(endpointOf())).toHaveLength(1);
});
