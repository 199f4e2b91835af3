import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { comeBack, connect, goTo, pay, postBoth, test } from "../support/couple";
import { codeOf, photoOf, secrets } from "../support/passes";
import { takePicture } from "../support/picture";
import { storedText } from "../support/storage";
import { expect } from "../support/test";

test.use({
  serviceWorkers: "allow",
  // Requests that fail while a page is offline, and the WebAssembly that other pages may not run.
  expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|WebAssembly/,
});

/** Everything that a browser sends and prints, as text. */
function watch(context: BrowserContext): { text(): string; urls: string[] } {
  const parts: string[] = [];
  const urls: string[] = [];
  context.on("request", (request) => {
    urls.push(request.url());
    parts.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
  });
  context.on("console", (message) => void parts.push(message.text()));
  return { text: () => parts.join("\n"), urls };
}

/** Whether the document may run WebAssembly, and ask for the camera. */
function rightsOf(page: Page) {
  return page.evaluate(async () => ({
    wasm: await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
    camera: (
      document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
    ).featurePolicy.allowsFeature("camera"),
  }));
}

const none = { wasm: false, camera: false };
const both = { wasm: true, camera: true };

test("both read their boarding passes; nothing of the code leaves the phone, and only this page may read pictures", {
  tag: "@deep",
}, async ({ traveler, flightaid, browser }) => {
  test.slow();
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 1);
  const { from, to, travelDate: date, flight } = trip;
  const id = await connect(traveler, offered);
  await pay(traveler);
  const { page } = traveler;
  const context = page.context();
  const seen = watch(context);
  const seenOfOther = watch(flightaid.page.context());
  const wasm = () => seen.urls.filter((url) => url.endsWith(".wasm"));

  expect(await rightsOf(page)).toEqual(none);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.getByRole("link", { name: "Read my boarding pass" }).click();
  await expect(page).toHaveURL(new RegExp(`/boarding-pass/${id}$`));
  const picture = page.getByLabel("Choose a picture or screenshot");
  await expect(page.getByText("Choose a picture or screenshot")).toBeVisible();
  expect(await rightsOf(page)).toEqual(both);
  await expectAccessible(page);
  await takePicture(page, "boarding-pass/choose-390");
  expect(wasm()).toEqual([]);

  const own = { name: "KRISHNAN/MEERALAKSHMI", flight, from, to, date, seat: "23A" };
  const code = codeOf(own);
  await picture.setInputFiles(
    await photoOf(browser, "https://airline.example", { format: "QRCode" }),
  );
  await expect(page.getByRole("alert")).toContainText("This code is not a boarding pass.");
  await picture.setInputFiles(await photoOf(browser, code, { tilt: 10 }));
  await expect(page.getByRole("alert")).toContainText("Hold the code level");
  await takePicture(page, "boarding-pass/tilted-390");
  await picture.setInputFiles(await photoOf(browser, code, { tilt: 3 }));
  const share = page.getByRole("button", { name: "Share with Priya Raman" });
  await expect(share).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, "boarding-pass/confirm-390");
  // From our own origin, once.
  const origin = new URL(page.url()).origin;
  expect(new Set(wasm()).size).toBe(1);
  expect(wasm()[0]).toMatch(new RegExp(`^${origin}/assets/zxing_reader-[\\w-]+\\.wasm$`));
  expect(seen.urls.filter((url) => /jsdelivr|unpkg/.test(url))).toEqual([]);
  await share.click();
  await expect(page.getByText(/^Shared\. Priya Raman sees it/)).toBeVisible();

  await page.getByRole("link", { name: "Back to the trip" }).click();
  const seats = page.getByRole("region", { name: "Seats" });
  await expect(seats).toContainText("You are in 23A.");
  expect(await rightsOf(page)).toEqual(none);
  await page.goBack();
  await expect(page.getByText("Choose a picture or screenshot")).toBeVisible();
  expect(await rightsOf(page)).toEqual(both);
  await page.getByRole("link", { name: "FlightAides", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Find flight companions for your loved ones",
  );
  expect(await rightsOf(page)).toEqual(none);

  const other = flightaid.page;
  await goTo(flightaid, id);
  await other.getByRole("link", { name: "Read my boarding pass" }).click();
  const operated = { ...own, name: "SMITH/JOHN", flight: "AC-7412", seat: "31C" };
  await other
    .getByLabel("Choose a picture or screenshot")
    .setInputFiles(await photoOf(browser, codeOf(operated), { format: "Aztec" }));
  await expect(other.getByText(`${flight} is operated as AC-7412.`)).toBeVisible();
  await expect(other.getByText(/The name on this pass is not yours\./)).toBeVisible();
  await takePicture(other, "boarding-pass/another-person-390");
  await other.getByRole("button", { name: "Share with Meera Krishnan" }).click();
  await expect(other.getByText(/^Shared\./)).toBeVisible();

  await goTo(traveler, id);
  await comeBack(traveler);
  await expect(seats).toContainText("You are in 23A, Priya is in 31C.");
  await expect(seats).toContainText("Whether it is genuine only the airline can tell.");
  await expectAccessible(page);
  await takePicture(page, "boarding-pass/seats-390", { fullPage: true });

  // Reading works offline, sharing does not.
  await expect.poll(async () => (await storedText(page)).includes("31C")).toBe(true);
  await context.setOffline(true);
  await page.goto(`/boarding-pass/${id}`);
  expect(await rightsOf(page)).toEqual(both);
  await picture.setInputFiles(
    await photoOf(browser, codeOf({ ...own, seat: "24C" }), { format: "QRCode" }),
  );
  await share.click();
  await expect(page.getByRole("alert")).toContainText("Check your connection and try again.");
  await takePicture(page, "boarding-pass/offline-390");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Shared\./)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole("link", { name: "Back to the trip" }).click();
  await expect(seats).toContainText("You are in 24C");
  await takePicture(page, "boarding-pass/seats-1280", { fullPage: true });
  await seats.getByRole("button", { name: "Stop sharing my seat" }).click();
  await expect(seats).not.toContainText("24C");

  await goTo(flightaid, id);
  await expect(other.getByRole("region", { name: "Seats" })).toContainText("You are in 31C.");
  await expect.poll(async () => (await storedText(other)).includes("31C")).toBe(true);

  // What is shared was recorded: the code would have been, too.
  expect(seen.text()).toContain('"seat":"23A"');
  expect(seenOfOther.text()).toContain('"seat":"31C"');
  const texts = [
    seen.text(),
    await storedText(page),
    await page.content(),
    seenOfOther.text(),
    await storedText(other),
    await other.content(),
  ];
  const codes = [code, codeOf(operated)];
  const hidden = [
    ...secrets,
    "KRISHNAN",
    "MEERALAKSHMI",
    "SMITH",
    ...codes.flatMap((one) => [one, btoa(one), encodeURIComponent(one)]),
  ];
  for (const secret of hidden) for (const text of texts) expect(text).not.toContain(secret);
});
