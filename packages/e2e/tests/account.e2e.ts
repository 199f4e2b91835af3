import { readFile } from "node:fs/promises";
import { fillLogin, logout, signUp, storedSession } from "../support/account";
import { pressOwn } from "../support/own-trip";
import { fields, register } from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";

const matched = /We have found a match for your trip/;

test("an own itinerary is saved on home, searched again, and deleted after a confirmation", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  await register(page);
  await expect(page.getByText(matched)).toBeVisible();

  await page.goto("/");
  const saved = page.getByRole("region", { name: "YOUR SAVED SEARCHES" });
  await expect(saved.getByRole("article")).toHaveCount(1);
  await saved.getByRole("link", { name: "SHOW ALL" }).click();
  await expect(page).toHaveURL(/\/myitinerary$/);

  await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card.getByRole("button", { name: "Connect" })).toHaveCount(0);
  const posts: string[] = [];
  page.on("request", (request) =>
    posts.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await card.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText(matched)).toBeVisible();
  expect(posts).not.toContain("POST /api/flightAid");
  await page.goBack();

  await pressOwn(card, "Delete");
  const question = page.getByRole("dialog", { name: "Delete this itinerary?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(1);
  await pressOwn(card, "Delete");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alert").getByText("record deleted successfully")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Nothing registered yet.")).toBeVisible();
});

test("a search whose itinerary was deleted is registered again", { tag: "@deep" }, async ({
  page,
}) => {
  await signUp(page);
  await register(page);
  await expect(page.getByText(matched)).toBeVisible();
  const openMine = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "My Itinerary" }).click();
  };
  // Without a reload, which would clear the memory of what is registered.
  await openMine();
  const card = page.getByRole("article");
  await pressOwn(card, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Nothing registered yet.")).toBeVisible();
  await page.getByRole("button", { name: "Search itinerary" }).click();
  await fields(page.getByRole("dialog")).submit.click();
  await expect(page.getByText(matched)).toBeVisible();
  await openMine();
  await expect(card).toHaveCount(1);
});

test("preferences are stored, the data downloaded and the account deleted", async ({ page }) => {
  const person = await signUp(page);
  await register(page);
  await expect(page.getByText(matched)).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();

  const nearby = page.getByRole("checkbox", { name: "Close matches too" });
  const matches = page.getByRole("checkbox", { name: "Tell me about matches" });
  await expect(matches).toBeChecked();
  await expect(nearby).not.toBeChecked();
  await nearby.check();
  await matches.uncheck();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(nearby).toBeChecked();
  await expect(matches).not.toBeChecked();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^flightaides-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    profile: { email: person.email, displayName: person.name, notifyNearby: true },
    itineraries: [{ itinerary: [{ from: "DXB", to: "YYZ" }] }],
  });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(question.getByText("Type DELETE, or keep your account.")).toBeVisible();
  await question.getByRole("textbox", { name: "Type DELETE to confirm" }).fill("delete");
  await question.getByRole("textbox", { name: "Password" }).fill(person.password);
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toEqual({ user: null, token: null });
});

test.describe("changing the account", () => {
  // Cognito answers a wrong password with 400.
  test.use({ expectedErrors: /status of 400/ });

  test("a new name reaches the trips, the phone number is kept, and only the new password signs in", {
    tag: "@deep",
  }, async ({ page }) => {
    const person = await signUp(page);
    await post(page, "traveler", ownTrip());
    await page.goto("/account");
    const details = page.getByRole("region", { name: "Your name and phone number" });
    await details.getByRole("textbox", { name: "Full Name" }).fill("Zoe Weiss");
    await details.getByRole("button", { name: "Save name" }).click();
    await expect(details.getByText("Saved.")).toBeVisible();
    expect((await storedSession(page)).user).toMatchObject({ displayName: "Zoe Weiss" });
    await details.getByRole("textbox", { name: "Phone No." }).fill("12");
    await details.getByRole("button", { name: "Save phone number" }).click();
    await expect(details.getByText("Invalid Phone No.")).toBeVisible();
    await details.getByRole("combobox", { name: "Country code" }).selectOption("CA");
    await details.getByRole("textbox", { name: "Phone No." }).fill("416 555 0134");
    await expect(details.getByText("Will be dialled as +1 416 555 0134")).toBeVisible();
    await details.getByRole("button", { name: "Save phone number" }).click();
    await expect(details.getByText("Saved.")).toHaveCount(2);

    const password = page.getByRole("region", { name: "Your password" });
    const current = password.getByLabel("Current password", { exact: true });
    await current.fill("Wrong-passw0rd");
    await password.getByLabel("New password", { exact: true }).fill("Other-passw0rd");
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(password.getByText("That isn’t your current password.")).toBeVisible();
    await current.fill(person.password);
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(password.getByText("Your password is changed.")).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);

    await page.reload();
    await expect(details.getByRole("textbox", { name: "Phone No." })).toHaveValue(
      "+1 416 555 0134",
    );
    await page.goto("/myitinerary");
    await expect(page.getByRole("article")).toContainText("Zoe Weiss");
    await logout(page);
    await fillLogin(page, person);
    await expect(page.getByText("don’t match.")).toBeVisible();
    await fillLogin(page, { ...person, password: "Other-passw0rd" });
    await expect(page).toHaveURL(/\/myitinerary$/);
  });
});

test.describe("a deleted account", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("cannot sign in again", { tag: "@deep" }, async ({ page }) => {
    const person = await signUp(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("textbox", { name: "Type DELETE to confirm" }).fill("DELETE");
    const question = page.getByRole("dialog", { name: "Delete your account?" });
    await question.getByRole("textbox", { name: "Password" }).fill(person.password);
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, person);
    await expect(page.getByText("That email address and password don’t match.")).toBeVisible();
  });
});

test("the search of one person is not shown to the next one who signs in", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  await register(page);
  await expect(page.getByText(matched)).toBeVisible();
  await logout(page);
  await signUp(page);
  await page.goto("/searchResult");
  await expect(page.getByRole("heading", { name: "No search yet" })).toBeVisible();
  await page.goto("/myitinerary");
  await expect(page.getByText("Nothing registered yet.")).toBeVisible();
});
