import AxeBuilder from "@axe-core/playwright";
import { still } from "../support/accessible";
import { fillLogin, signUp } from "../support/account";
import { mailAbout, mailsTo, pathIn } from "../support/inbox";
import { lonelyTrip, register } from "../support/search-page";
import { expect, test } from "../support/test";

test("a match is told to both; who unsubscribes from the mail, signed out, hears of no other", async ({
  browser,
  page,
}) => {
  test.slow();
  const trip = lonelyTrip();
  const matchFound = `Match Found ${trip.from}-${trip.to}`;
  const first = await signUp(page);
  await register(page, "flightaid", trip);
  await expect(
    page.getByText(`A mail goes to ${first.email} as soon as there is a match.`),
  ).toBeVisible();

  const second = await browser.newPage();
  const helper = await signUp(second);
  await register(second, "traveler", trip);
  const mail = await mailAbout(first.email, matchFound);
  await mailAbout(helper.email, matchFound);

  // The link, on a device that knows nobody.
  const posts: string[] = [];
  const elsewhere = await browser.newPage();
  elsewhere.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await elsewhere.goto(pathIn(mail, "No more mail about matches"));
  await expect(elsewhere).toHaveURL(/\/unsubscribe\?token=/);
  const button = elsewhere.getByRole("button", { name: "Unsubscribe" });
  await expect(button).toBeVisible();
  await elsewhere.waitForLoadState("networkidle");
  expect(posts, "nothing is sent by opening it").toEqual([]);
  await button.click();
  await expect(elsewhere.getByText("You’re unsubscribed.")).toBeVisible();
  expect(posts).toEqual(["/api/unsubscribe"]);

  const third = await browser.newPage();
  const late = await signUp(third);
  await register(third, "traveler", trip);
  await mailAbout(late.email, matchFound);
  const told = (await mailsTo(first.email)).filter(({ subject }) => subject.startsWith("Match"));
  expect(told).toHaveLength(1);

  // The way to switch it on again, by the login.
  await elsewhere.getByRole("link", { name: "account page" }).click();
  await fillLogin(elsewhere, first);
  await expect(elsewhere).toHaveURL(/\/account$/);
  const box = elsewhere.getByRole("checkbox", { name: "Tell me about matches" });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(elsewhere.getByText("Saved.")).toBeVisible();
  for (const each of [second, elsewhere, third]) await each.close();
});

test("who has mail about matches switched off is told so after registering", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await page.getByRole("checkbox", { name: "Tell me about matches" }).uncheck();
  await expect(page.getByText("Saved.")).toBeVisible();
  await register(page, "flightaid", lonelyTrip());
  await expect(page.getByText("Mail about matches is switched off for you")).toBeVisible();
});

test.describe("what the server refuses", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a link that is not whole, and a server that is not there", async ({ page }) => {
    const refused = page.getByRole("alert").filter({ hasText: "This link doesn’t work." });
    await page.goto("/unsubscribe");
    await expect(refused).toBeVisible();
    await page.goto("/unsubscribe?token=half");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(refused).toBeVisible();

    await page.route("**/api/unsubscribe?*", (route) => route.abort(), { times: 1 });
    await page.goto("/unsubscribe?token=half");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "You’re not unsubscribed yet." });
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(refused).toBeVisible();
  });
});

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, ...still });
      test("before and after, for everybody", async ({ page }) => {
        await page.route("**/api/unsubscribe?*", (route) => route.fulfill({ status: 204 }));
        const expectAccessible = async () =>
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.goto("/unsubscribe");
        await expect(page.getByText("This link doesn’t work.")).toBeVisible();
        await expectAccessible();
        await page.goto("/unsubscribe?token=any");
        await page.getByRole("button", { name: "Unsubscribe" }).click();
        await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
        await expectAccessible();
      });
    });
