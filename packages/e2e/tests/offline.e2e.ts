import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { enter, logout, newPerson } from "../support/account";
import { comeBack, connect, goTo, pay, postBoth, type Someone, test } from "../support/couple";
import { formerFile, startDeployment } from "../support/deployment";
import { takePicture } from "../support/picture";
import { storedText } from "../support/storage";
import { expect } from "../support/test";

test.use({
  serviceWorkers: "allow",
  // Requests that fail while a page is offline.
  expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)/,
});

const phoneNumber = "+1 416 555 0178";

/** Waits until the page opens without a connection. */
async function isReady(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

async function setOffline({ page }: Pick<Someone, "page">, isOffline: boolean) {
  await page.context().setOffline(isOffline);
}

test("a paid connection opens in flight mode; messages written offline arrive once; a logout removes all data", async ({
  traveler,
  flightaid,
}) => {
  // The longest of the journeys: a slow machine needs more than two minutes for its steps.
  test.slow();
  const { page } = traveler;
  // Before the first page: in an open one, Playwright's clock begins in 1970, and a response that arrives then is kept as expired.
  await page.clock.install();
  const { offered } = await postBoth(traveler, flightaid, "open");
  const id = await connect(traveler, offered);
  await pay(traveler);
  await isReady(page);
  await expect.poll(async () => (await storedText(page)).includes("+14165550178")).toBe(true);
  await flightaid.page.goto(`/connect?connection=${id}`);
  await flightaid.page.getByLabel("Write to Meera Krishnan").fill("Gate B22 at nine.");
  await flightaid.page.getByRole("button", { name: "Send", exact: true }).click();
  await comeBack(traveler);
  const log = page.getByRole("log");
  await expect(log).toContainText("Gate B22 at nine.");
  // Stored: the message, the own itineraries, and the connection both by itself and in the list.
  await expect
    .poll(async () => {
      const stored = await storedText(page);
      return {
        message: stored.includes("Gate B22 at nine."),
        itineraries: stored.includes('"itineraries"]'),
        paid: stored.split('"state":"paid"').length > 2,
      };
    })
    .toEqual({ message: true, itineraries: true, paid: true });

  await setOffline(traveler, true);
  // The token has expired, and cannot be renewed now.
  await page.clock.setSystemTime(Date.now() + 9 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByText(phoneNumber)).toBeVisible();
  await expect(page.getByText(flightaid.person.email)).toBeVisible();
  await expect(page.getByText(/This is as of \w+, /).first()).toBeVisible();
  await expect(log).toContainText("Gate B22 at nine.");
  await page.getByRole("link", { name: "Card for the passenger" }).click();
  await page.getByLabel("Language of the passenger").selectOption("Punjabi");
  const front = page.getByRole("region", { name: "Front of the card" });
  await expect(front).toContainText("ਮੈਨੂੰ ਅੰਗਰੇਜ਼ੀ ਨਹੀਂ ਆਉਂਦੀ।");
  await expect(front).toContainText(phoneNumber);
  await takePicture(page, "offline/passenger-card-390", { fullPage: true });
  await page.getByRole("link", { name: "Back to the trip" }).click();
  await page.getByLabel("Write to Priya Raman").fill("See you there!");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const waiting = page.getByRole("list", { name: "Waiting to be sent" });
  await expect(waiting).toContainText("See you there!");
  await expect(waiting).toContainText("Will be sent when you are online.");
  await page.getByLabel("Write to Priya Raman").fill("Bring my hat.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const entries = waiting.getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await expectAccessible(page);
  await takePicture(page, "offline/connection-390", { fullPage: true });
  await entries.filter({ hasText: "hat" }).getByRole("button", { name: "Don’t send" }).click();
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(waiting).toContainText("See you there!");
  await page.goto("/connections");
  await expect(page.getByRole("main").getByRole("link", { name: "Contact" })).toBeVisible();
  await takePicture(page, "offline/connections-390", { fullPage: true });
  await page.goto("/myitinerary");
  await expect(page.getByRole("article").first()).toBeVisible();
  await takePicture(page, "offline/itineraries-390", { fullPage: true });
  await page.getByRole("button", { name: "Account and appearance" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Log out before everything is sent?" });
  await expect(question).toContainText("1 message or answer is waiting to be sent.");
  await expectAccessible(page);
  await takePicture(page, "offline/logout-390");
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await expect(question).toHaveCount(0);

  await setOffline(traveler, false);
  // The browser fires the online event only after an offline event.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("What was waiting has been sent.")).toBeVisible();
  await goTo(traveler, id);
  await expect(log.getByText("See you there!")).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
  await comeBack(flightaid);
  await expect(flightaid.page.getByRole("log").getByText("See you there!")).toHaveCount(1);

  await logout(page);
  const left = await storedText(page);
  const secrets = ["5550178", flightaid.person.email, "Priya Raman", "Gate B22", id];
  expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);

  await enter(page, newPerson());
  await isReady(page);
  await setOffline(traveler, true);
  await goTo(traveler, id);
  await expect(page.getByText("We couldn’t load this connection.")).toBeVisible();
  await expect(page.getByText(phoneNumber)).toHaveCount(0);
});

test("both see the meeting point; a tap made in flight mode arrives once, and the next one can be undone", {
  tag: "@deep",
}, async ({ traveler, flightaid }) => {
  const { offered } = await postBoth(traveler, flightaid, "open", 1);
  const id = await connect(traveler, offered);
  await pay(traveler);
  await traveler.page.getByRole("button", { name: "Meeting point" }).click();
  const dialog = traveler.page.getByRole("dialog", { name: "Where do you meet?" });
  await dialog.getByRole("button", { name: "At the gate" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(traveler.page.getByText(/^Set by you/)).toBeVisible();

  await goTo(flightaid, id);
  await expect(flightaid.page.getByText(/^Set by Meera Krishnan/)).toBeVisible();
  await isReady(flightaid.page);
  await expect
    .poll(async () => (await storedText(flightaid.page)).includes("At the gate"))
    .toBe(true);
  await setOffline(flightaid, true);
  const onTheWay = flightaid.page.getByRole("region", { name: "On the way" });
  await onTheWay.getByRole("button", { name: "We have met" }).click();
  await expect(onTheWay.getByText("Will be sent when you are online.")).toBeVisible();
  await flightaid.page.reload();
  await expect(onTheWay.getByText("Will be sent when you are online.")).toBeVisible();
  await takePicture(flightaid.page, "offline/tap-390", { fullPage: true });
  await setOffline(flightaid, false);
  await flightaid.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(onTheWay.getByText("noted by you")).toBeVisible();

  await comeBack(traveler);
  const seen = traveler.page.getByRole("region", { name: "On the way" });
  await expect(seen.getByText("noted by Priya Raman")).toBeVisible();
  await seen.getByRole("button", { name: /^On board/ }).click();
  await seen.getByRole("button", { name: /^Undo: Boarded/ }).click();
  await expect(seen.getByRole("button", { name: /^On board/ })).toBeVisible();
  await traveler.page.reload();
  await expect(seen.getByRole("listitem")).toHaveCount(1);
});

test("the menu installs the app when the browser offers it", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  const install = page.getByRole("button", { name: "Install the app" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await expect(install).toHaveCount(0);
  // A headless browser makes no offer.
  await page.evaluate(() => {
    const prompt = () => {
      document.title = "asked to install";
      return Promise.resolve();
    };
    window.dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
    );
  });
  await install.click();
  await expect(page).toHaveTitle("asked to install");
  await expect(menu).toHaveCount(0);
});

test("a new version is offered, and shown on request", { tag: "@deep" }, async ({ browser }) => {
  const site = await startDeployment();
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await enter(page);
    await isReady(page);
    site.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = page.getByRole("alert").filter({ hasText: "There is a new version" });
    await expect(offer).toBeVisible();
    await takePicture(page, "offline/update-1280");
    const reloaded = page.waitForEvent("load");
    await offer.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
    await isReady(page);
    const held = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => url);
    });
    expect(held.filter((url) => formerFile.test(url))).toEqual([]);
    expect(held.filter((url) => url.includes("/assets/restart-"))).toHaveLength(1);
  } finally {
    await context.close();
    await site.stop();
  }
});
