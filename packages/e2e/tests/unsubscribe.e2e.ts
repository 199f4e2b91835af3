import { expectAccessible } from "../support/accessible";
import { fillLogin, signUp } from "../support/account";
import { mailAbout, mailsTo, pathIn } from "../support/inbox";
import { agree, connectionId, connectToPosting } from "../support/pair";
import { register } from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";

test("both get a mail about a match; after unsubscribing by its link only requests are mailed", async ({
  openVisitor,
  page,
}) => {
  const trip = ownTrip();
  const matchFound = `Match Found ${trip.from}-${trip.to}`;
  const first = await signUp(page);
  await register(page, "traveler", trip);
  await expect(
    page.getByText(`A mail goes to ${first.email} as soon as there is a match.`),
  ).toBeVisible();

  const secondPage = await openVisitor();
  const second = await signUp(secondPage);
  await post(secondPage, "traveler", trip);
  const mail = await mailAbout(first.email, matchFound);
  await mailAbout(second.email, matchFound);

  // The link is opened on a device without a signed-in user.
  const posts: string[] = [];
  const elsewhere = await openVisitor();
  elsewhere.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await elsewhere.goto(pathIn(mail, "No more mail about matches"));
  await expect(elsewhere).toHaveURL(/\/unsubscribe\?token=.+&topic=matches$/);
  await expect(elsewhere.getByRole("heading", { name: "Mail about matches" })).toBeVisible();
  const button = elsewhere.getByRole("button", { name: "Unsubscribe" });
  await expect(button).toBeVisible();
  await button.click();
  await expect(elsewhere.getByText("You’re unsubscribed.")).toBeVisible();
  expect(posts, "only the button sends anything").toEqual(["/api/unsubscribe"]);

  // Requests are still mailed immediately, with a different link.
  const thirdPage = await openVisitor();
  await signUp(thirdPage);
  // Another trip, so that the phone number is known.
  await post(thirdPage, "traveler", ownTrip());
  await connectToPosting(thirdPage, trip, "flightaid");
  await agree(thirdPage);
  await connectionId(thirdPage);
  const requestMails = async () =>
    (await mailsTo(first.email)).filter(({ subject }) => subject.startsWith("Match"));
  await expect.poll(async () => (await requestMails()).length).toBe(2);
  expect((await requestMails()).at(-1)?.body.text).toContain("No more mail about requests: http");

  // The page leads to the account, by the login, where mails can be switched on again.
  await elsewhere.getByRole("link", { name: "account page" }).click();
  await fillLogin(elsewhere, first);
  await expect(elsewhere).toHaveURL(/\/account$/);
  const box = elsewhere.getByRole("checkbox", { name: "Tell me about matches" });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(elsewhere.getByText("Saved.")).toBeVisible();
});

test("after registering, the page says if mails about matches are switched off", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await page.getByRole("checkbox", { name: "Tell me about matches" }).uncheck();
  await expect(page.getByText("Saved.")).toBeVisible();
  await register(page, "flightaid", ownTrip());
  await expect(page.getByText("Mail about matches is switched off for you")).toBeVisible();
});

test.describe("an unsubscribe that fails", () => {
  test.use({ expectedErrors: /status of 400|ERR_FAILED/ });

  test("an incomplete link and an unreachable server have their messages", {
    tag: "@deep",
  }, async ({ page }) => {
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

test("the page passes every rule of axe, before and after unsubscribing", { tag: "@deep" }, async ({
  page,
}) => {
  await page.route("**/api/unsubscribe?*", (route) => route.fulfill({ status: 204 }));
  await page.goto("/unsubscribe");
  await expect(page.getByText("This link doesn’t work.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/unsubscribe?token=any");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
  await expectAccessible(page);
});

test("the page of a link about requests says so", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/unsubscribe?token=lost&topic=requests");
  await expect(page.getByRole("heading", { name: "Mail about requests" })).toBeVisible();
  await expect(page.getByText("asks for your company or offers theirs")).toBeVisible();
});
