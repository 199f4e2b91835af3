/** A whole trip: two phones and a family without an account, from the search to the review, on clocks that are advanced. */
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import {
  comeBack,
  connect,
  goTo,
  mailOf,
  pay,
  postBoth,
  type Someone,
  test,
  waitFor,
  waitUntil,
} from "../support/couple";
import { pathIn } from "../support/inbox";
import { codeOf, type Printed, photoOf } from "../support/passes";
import { takePicture } from "../support/picture";
import { pushes, withPushService } from "../support/push";
import { storedText } from "../support/storage";
import { expect } from "../support/test";

test.use({
  serviceWorkers: "allow",
  // Requests that fail while a page is offline, the WebAssembly that other pages may not run, and the link that has ended.
  expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|WebAssembly|404/,
});

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/** Reads a boarding pass from a picture, and shares it. */
async function sharePass(
  { page }: Someone,
  connection: string,
  browser: Browser,
  printed: Printed,
  { expected, ...photo }: { expected?: RegExp; tilt?: number; format?: "PDF417" | "Aztec" } = {},
) {
  await page.goto(`/boarding-pass/${connection}`);
  await page
    .getByLabel("Choose a picture or screenshot")
    .setInputFiles(await photoOf(browser, codeOf(printed), photo));
  const share = page.getByRole("button", { name: /^Share with / });
  await expect(share).toBeVisible();
  if (expected) await expect(page.getByText(expected)).toBeVisible();
  await share.click();
  await expect(page.getByText(/^Shared\./)).toBeVisible();
}

/** An old phone without scripts: somebody of the family. */
async function openForFamily(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  return context.newPage();
}

test("two find each other by language and needs, pay, meet, fly and hand over; the family follows", {
  tag: "@deep",
}, async ({ traveler, flightaid, browser }) => {
  test.setTimeout(600_000);
  const endpointOf = await withPushService(traveler);
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 10, {
    flightaid: { languages: ["pa", "en"], help: ["changing-planes", "company"] },
    traveler: {
      relation: "grandmother",
      ageGroup: "80+",
      passengerKnows: true,
      languages: ["pa"],
      needs: ["changing-planes"],
    },
  });
  const { from, to, flight, travelDate: date } = trip;
  const at = (days: number, time: string) => `${daysBefore(date, days)}T${time}:00Z`;
  const { page } = traveler;

  // Found by the language.
  await page.goto(`/allitinerary?flight=${flight}&to=${to}&language=pa`);
  const card = page.getByRole("article").filter({ hasText: "Serving as a FLIGHTAIDE" });
  await expect(card).toContainText("Punjabi");
  await takePicture(page, "whole-trip/1-found-390");
  await page.goto(`/allitinerary?flight=${flight}&to=${to}&language=ta`);
  await expect(page.getByText("No Match Found.")).toBeVisible();
  await expect(card).toHaveCount(0);

  // Both see what they share before anybody pays.
  const id = await connect(traveler, offered);
  await expect(page.getByRole("main")).toContainText("Punjabi");
  await takePicture(page, "whole-trip/2-before-paying-390", { fullPage: true });
  await pay(traveler);
  await expect(page.getByText("Loading...")).toHaveCount(0);
  await mailOf(traveler, "Payment Successful", trip);
  await mailOf(flightaid, "Connected Successfully", trip);
  await takePicture(page, "whole-trip/3-paid-390", { fullPage: true });

  await page.getByRole("button", { name: "Meeting point" }).click();
  const dialog = page.getByRole("dialog", { name: "Where do you meet?" });
  await dialog.getByRole("button", { name: "At the gate" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Set by you/)).toBeVisible();
  await goTo(flightaid, id);
  await expect(flightaid.page.getByText(/^Set by Meera Krishnan/)).toBeVisible();

  // Seven days and two days before.
  for (const days of [7, 2]) {
    await waitUntil(at(days, "09:30"), traveler, flightaid);
    for (const someone of [traveler, flightaid]) {
      const question = await mailOf(someone, "Still flying", trip);
      await someone.page.goto(pathIn(question, "Yes, I still fly"));
      await someone.page.getByRole("button", { name: "Yes, I still fly" }).click();
      await expect(someone.page.getByRole("main")).toContainText("Thank you");
    }
  }
  await takePicture(page, "whole-trip/4-still-flying-390");

  // The day before: the mail, the seats, the link for the family.
  await waitUntil(at(1, "09:30"), traveler, flightaid);
  for (const someone of [traveler, flightaid])
    expect(await mailOf(someone, "You fly tomorrow", trip)).toContain("At the gate");
  const own = { name: "KRISHNAN/MEERA", flight, from, to, date, seat: "23A" };
  await sharePass(traveler, id, browser, own, { tilt: 3 });
  await sharePass(
    flightaid,
    id,
    browser,
    { ...own, name: "SMITH/JOHN", flight: "AC-7412", seat: "31C" },
    { format: "Aztec", expected: /The name on this pass is not yours\./ },
  );
  await goTo(traveler, id);
  await comeBack(traveler);
  const seats = page.getByRole("region", { name: "Seats" });
  await expect(seats).toContainText("You are in 23A, Priya is in 31C.");
  await takePicture(page, "whole-trip/5-day-before-390", { fullPage: true });

  await page.goto("/account");
  const device = page.getByRole("region", { name: "Notifications on this device" });
  await device.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(device.getByRole("status")).toHaveText("On for this device.");
  await goTo(traveler, id);
  await page.getByText("For the family: a link to follow the trip").click();
  await page.getByLabel("Language of the page").selectOption({ label: "ਪੰਜਾਬੀ" });
  await page.getByRole("button", { name: "Make a link" }).click();
  const made = page.getByRole("region", { name: "The new link" });
  const link = (await made.getByText(/^http/).textContent()) ?? "";
  const mails = page.getByLabel("A mail to me at each step");
  await mails.click();
  await expect(mails).toBeChecked();
  await takePicture(page, "whole-trip/6-follow-link-390", { fullPage: true });
  const family = await openForFamily(browser);
  await family.goto(link);
  await expect(family.locator("html")).toHaveAttribute("lang", "pa");
  await expect(family.getByRole("heading", { level: 1 })).toContainText("Meera");
  await family.getByRole("link", { name: "English" }).click();
  const latest = family.locator(".now");
  await expect(latest).toHaveText("The trip has not begun yet.");
  await takePicture(family, "whole-trip/7-family-before-360");

  // The day itself: the flightaid has no connection.
  await goTo(flightaid, id);
  await flightaid.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect
    .poll(async () => (await storedText(flightaid.page)).includes("At the gate"))
    .toBe(true);
  await waitUntil(at(0, "08:00"), traveler, flightaid);
  await flightaid.page.reload();
  const onTheWay = flightaid.page.getByRole("region", { name: "On the way" });
  await expect(onTheWay).toBeVisible();
  await flightaid.page.context().setOffline(true);
  await onTheWay.getByRole("button", { name: "We have met" }).click();
  await onTheWay.getByRole("button", { name: /^On board/ }).click();
  await expect(onTheWay.getByText("Will be sent when you are online.")).toHaveCount(2);
  await flightaid.page.reload();
  await expect(onTheWay.getByText("Will be sent when you are online.")).toHaveCount(2);
  await takePicture(flightaid.page, "whole-trip/8-offline-390", { fullPage: true });
  const answered = page.waitForResponse(new RegExp(`/api/connections/${id}$`));
  await comeBack(traveler);
  const answer = await (await answered).text();
  expect(answer).toContain("At the gate");
  expect(answer).not.toContain('"tap":');
  await expect(page.getByText("noted by Priya Raman")).toHaveCount(0);
  await flightaid.page.context().setOffline(false);
  await flightaid.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(onTheWay.getByText("noted by you")).toHaveCount(2);
  await goTo(traveler, id);
  const seen = page.getByRole("region", { name: "On the way" });
  await expect(seen.getByRole("listitem")).toHaveText([/^Met: /, /^Boarded, /]);
  await expect(seen.getByText("noted by Priya Raman")).toHaveCount(2);
  await expectAccessible(page);
  await takePicture(page, "whole-trip/9-on-board-390", { fullPage: true });
  await family.reload();
  await expect(latest).toContainText("Boarded in");
  await takePicture(family, "whole-trip/10-family-on-board-360");

  // What can't be undone any more reaches the traveler’s device and inbox, once each.
  await waitFor(0.1, traveler, flightaid);
  await mailOf(traveler, "Met at the airport", trip);
  await mailOf(traveler, "Boarded in", trip);
  await expect.poll(() => pushes(endpointOf())).toHaveLength(2);
  for (const payload of await pushes(endpointOf()))
    for (const secret of ["Raman", flightaid.person.email, "5550178"])
      expect(payload).not.toContain(secret);

  await waitFor(10, traveler, flightaid);
  await comeBack(traveler);
  await seen.getByRole("button", { name: /^Landed/ }).click();
  await seen.getByRole("button", { name: "Handed over to the family" }).click();
  await expect(seen.getByText("noted by you")).toHaveCount(2);
  await waitFor(0.1, traveler, flightaid);
  await expect(page.getByText(/^Handed over at/)).toBeVisible();
  await takePicture(page, "whole-trip/11-handed-over-390", { fullPage: true });
  await family.reload();
  await expect(latest).toContainText("With the family in");
  await takePicture(family, "whole-trip/12-family-arrived-360");

  // The link ends when the traveler ends it.
  await page.getByText("For the family: a link to follow the trip").click();
  await page.getByRole("button", { name: "End the link in ਪੰਜਾਬੀ" }).click();
  await expect(page.getByRole("button", { name: /^End the link in/ })).toHaveCount(0);
  const refused = await family.reload();
  expect(refused?.status()).toBe(404);
  await expect(family.getByRole("heading", { level: 1 })).toHaveText("This link does not work");

  await waitFor(60, traveler, flightaid);
  for (const someone of [traveler, flightaid]) await mailOf(someone, "How was your trip?", trip);
  await family.context().close();
});
