import { expectAccessible } from "../support/accessible";
import { fillLogin, newPerson, signUp } from "../support/account";
import { createSession } from "../support/cognito";
import { dateAt } from "../support/dates";
import { pressOwn } from "../support/own-trip";
import { agree, connectionId, connectToPosting, pairUp } from "../support/pair";
import { choices, fields, fill, fillPosting, register, search } from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip, post } from "../support/trips";

const notChosen = "Choose how families may connect with you.";

test.describe("a Flightaide who posts", () => {
  test("chooses how families may connect, and nothing is preselected", async ({ page }) => {
    await signUp(page);
    await page.goto("/search?filter=traveler");
    const { open, ask } = choices(page);
    await expect(open).not.toBeChecked();
    await expect(ask).not.toBeChecked();
    await expect(page.getByText("Whoever pays the service fee gets your name")).toBeVisible();
    const trip = ownTrip();
    await fill(page, trip);
    await fillPosting(page);
    await fields(page).submit.click();
    await expect(page.getByText(notChosen)).toBeVisible();
    await expect(open).toBeFocused();
    await ask.check();
    await expect(page.getByText(notChosen)).toBeHidden();
    // The draft keeps the answer.
    await page.reload();
    await expect(ask).toBeChecked();

    await fields(page).submit.click();
    await expect(page.getByText("Your trip is posted.")).toBeVisible();
    await page.goto(`/allitinerary?flight=${trip.flight}`);
    await expect(page.getByRole("article")).toContainText("Asks first");
  });

  test("reads what a Flightaide does, and does not", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/search?filter=traveler");
    await fields(page).posts.check();
    await page.getByText("What a Flightaide does, and does not").click();
    await expect(page.getByText(/another person.s bag/i)).toBeVisible();
    // The rules stay open, and are those of the other role.
    await page.getByText("Find FlightAides", { exact: true }).click();
    await expect(page.getByText("What families should know")).toBeVisible();
    await expect(page.getByText(/under 18/)).toBeVisible();
    await expect(page.getByText(/another person.s bag/i)).toHaveCount(0);
  });

  test("searches as a visitor without the choice, and makes it after the sign-in", {
    tag: "@deep",
  }, async ({ page }) => {
    const person = newPerson();
    await createSession(person);
    const trip = ownTrip();
    const posts: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname === "/api/flightAid")
        posts.push(request.postDataJSON());
    });
    await search(page, "traveler", trip);
    await page.goto("/login");
    await fillLogin(page, person);
    await expect(page.getByRole("heading", { name: "MY ITINERARIES" })).toBeVisible();
    // Signing in publishes nothing.
    await page.goto("/searchResult");
    const button = page.getByRole("button", { name: "Post your flight" });
    await fillPosting(page, trip);
    await button.click();
    await expect(page.getByText(notChosen)).toBeVisible();
    await page.reload();
    expect(posts).toEqual([]);
    await expect(fields(page).phoneNumber).toHaveValue(trip.phoneNumber);
    await choices(page).open.check();
    await button.click();
    await expect(page.getByText("Your trip is posted.")).toBeVisible();
    expect(posts).toMatchObject([{ type: "flightaid", connect: "open" }]);
  });
});

test("a corrected search replaces what it posted, unless it is another trip; undo deletes it", {
  tag: "@deep",
}, async ({ page }) => {
  await signUp(page);
  const trip = ownTrip();
  await search(page, "flightaid", trip);
  await page.goto("/myitinerary");
  await expect(page.getByText("Nothing registered yet.")).toBeVisible();
  await register(page, "flightaid", trip);
  await expect(
    page.getByText(
      "Everybody can see its route, date and flight and the first letter of your name, but not your phone number.",
    ),
  ).toBeVisible();

  await page.getByRole("link", { name: "Change search" }).click();
  await expect(page.getByText(/Otherwise it replaces the trip/)).toContainText(trip.from);
  const flight = ownTrip().flight;
  await fields(page).flight.fill(flight);
  await fields(page).submit.click();
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
  await page.goto("/myitinerary");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(flight);

  await page.goto("/searchResult");
  await page.getByRole("link", { name: "Change search" }).click();
  await fields(page).flight.fill(trip.flight);
  await page.getByRole("checkbox", { name: "Post it as another trip" }).check();
  await fields(page).submit.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your trip isn’t posted any more.")).toBeVisible();
  await page.goto("/myitinerary");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(flight);
});

test.describe("an own itinerary", () => {
  // The page of a trip that is hidden.
  test.use({ expectedErrors: /status of 404 .*\/api\/flightAid\// });

  test("is edited: errors beside the fields, then the card shows the changes", {
    tag: "@deep",
  }, async ({ page }) => {
    await signUp(page);
    const trip = ownTrip();
    await register(page, "traveler", trip);
    await page.goto("/myitinerary");
    const card = page.getByRole("article");
    await pressOwn(card, "Edit");
    const dialog = page.getByRole("dialog", { name: "EDIT ITINERARY" });
    const form = fields(dialog);
    await expect(form.from).toHaveValue(`Reykjavik (${trip.from})`);
    await expect(form.phoneNumber).toHaveValue(trip.phoneNumber);
    await expect(choices(dialog).open).toBeChecked();
    await form.flight.fill("?");
    await form.phoneNumber.fill("12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expect(form.phoneNumber).toHaveAccessibleDescription(/Invalid Phone No\./);
    await dialog.getByRole("link", { name: "Flight No: Invalid Flight No." }).click();
    await expect(form.flight).toBeFocused();

    await form.flight.fill("qq 77");
    await form.phoneNumber.fill(trip.phoneNumber);
    await form.addInfo.fill("I speak Icelandic.");
    await choices(dialog).ask.check();
    // It is looked up while the form is submitted.
    await form.to.fill("Yyz");
    const patch = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByRole("button", { name: "Save" }).click();
    // What was not changed is not sent.
    expect((await patch).postDataJSON()).toEqual({
      itinerary: [expect.objectContaining({ to: "YYZ", flight: "QQ-77" })],
      addInfo: "I speak Icelandic.",
      connect: "ask",
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Your itinerary is changed.")).toBeVisible();
    await expect(card).toContainText("QQ-77");
    await expect(card).toContainText("I speak Icelandic.");
    await expect(card).toContainText("Asks first");
    // The form begins with what is saved.
    await pressOwn(card, "Edit");
    await expect(form.flight).toHaveValue("QQ-77");
    await expect(choices(dialog).ask).toBeChecked();
  });

  test("is shared by a link without a name, and paused: others cannot find it until it is shown again", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const person = await signUp(page);
    const trip = { ...ownTrip(), addInfo: "Call 416 555 0134, I speak Icelandic." };
    await post(page, "flightaid", trip);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/myitinerary");
    const card = page.getByRole("article");
    await expect(card).toContainText("No match yet: we mail you as soon as there is one");
    await expect(card).toContainText("+1 416 555 0134");
    await expect(card).toContainText("Call ************, I speak Icelandic.");
    await expect(card).toContainText("This is what others see");

    await pressOwn(card, "Share");
    const dialog = page.getByRole("dialog", { name: "Share this trip" });
    await expect(dialog.getByRole("img", { name: "QR code of the link http" })).toBeVisible();
    const link = (await dialog.getByText(/^http/).textContent()) ?? "";
    expect(new URL(link).pathname).toMatch(/^\/trip\/[0-9a-f]{32}$/);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe(`KEF-${trip.to}.ics`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();

    const shared = await openVisitor();
    await shared.goto(link);
    await expect(shared).toHaveTitle(/^Reykjav[ií]k to .+, \w{3} \d+(, \d{4})? · FlightAides$/);
    await expect(shared.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    // Both servers of the tests have built the same files: the port is that of either.
    const picture = shared.locator('meta[property="og:image"]');
    await expect(picture).toHaveAttribute("content", /^http:\/\/localhost:\d+\/share\.png$/);
    const answer = await shared.request.get("/share.png");
    expect(answer.headers()["content-type"]).toBe("image/png");
    const preview = () =>
      shared.request.get(link, { headers: { "user-agent": "WhatsApp/2.24.20.78 A" } });
    const read = await (await preview()).text();
    expect(read).toMatch(/og:title" content="Reykjav[ií]k to .+: a Flightaide offers company"/);
    for (const secret of [person.name, `${person.name.charAt(0)}.`, person.email, "Icelandic"])
      expect(read).not.toContain(secret);
    await expect(shared.getByRole("article")).toContainText(trip.flight);
    const html = await shared.content();
    for (const secret of [person.name, person.email, "416 555", "Icelandic"])
      expect(html).not.toContain(secret);
    await expectAccessible(shared);
    // A visitor who signs in returns to this page.
    await shared.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await fillLogin(shared, person);
    await expect(shared).toHaveURL(link);
    await expect(shared.getByText("This is your own trip.")).toBeVisible();

    const listed = async () => {
      const visitor = await openVisitor();
      await visitor.goto(`/allitinerary?flight=${trip.flight}&to=${trip.to}`);
      await expect(visitor.getByText("Loading...")).toHaveCount(0);
      return visitor;
    };
    const found = (await listed()).getByRole("article");
    await expect(found).toHaveCount(1);
    await expect(found).toContainText("Has a note. Log in to read it.");
    await pressOwn(card, "Found someone: hide this trip");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Others can find your trip again.")).toBeVisible();
    await pressOwn(card, "Found someone: hide this trip");
    await expect(card.getByText("Others can’t find it")).toBeVisible();
    const stranger = await listed();
    await expect(stranger.getByText("No Match Found.")).toBeVisible();
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { name: "This trip isn’t here" })).toBeVisible();
    await card.getByRole("button", { name: "Show again" }).first().click();
    await expect(card.getByText("No match yet")).toBeVisible();
    await expect((await listed()).getByRole("article")).toHaveCount(1);
  });

  test("with a connection: the dialogs to edit and delete say who is notified, and what happens to the money", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const { trip, flightaidPage } = await pairUp(page, openVisitor);
    await flightaidPage.goto("/myitinerary");
    const card = flightaidPage.getByRole("article");
    const dialog = flightaidPage.getByRole("dialog", { name: "EDIT ITINERARY" });
    await pressOwn(card, "Edit");
    await expect(dialog.getByRole("button", { name: "Save" })).toBeVisible();
    await expect(dialog.getByText(/^(Loading|Looking for people)/)).toHaveCount(0);
    await expect(dialog.getByText("what changes.")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await connectToPosting(page, trip, "flightaid");
    await agree(page);
    await connectionId(page);

    // On the same page, to check that it does not use data from before the connection existed.
    await pressOwn(card, "Edit");
    await expect(dialog.getByText("what changes. If your flights no longer match")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await pressOwn(card, "Delete");
    const question = flightaidPage.getByRole("dialog", { name: "Delete this itinerary?" });
    await expect(
      question.getByText(", and your connection is closed. Nothing has been paid."),
    ).toBeVisible();
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(flightaidPage.getByText("record deleted successfully")).toBeVisible();
  });
});

test("a card shows facts about its owner", { tag: "@deep" }, async ({ openVisitor, page }) => {
  await signUp(page, newPerson("Priya Raman"));
  const trip = ownTrip();
  await post(page, "flightaid", trip);
  const visitor = await openVisitor();
  await visitor.goto(`/allitinerary?flight=${trip.flight}&to=${trip.to}`);
  const card = visitor.getByRole("article");
  const month = new Intl.DateTimeFormat("en", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  }).format(new Date(dateAt("UTC", 0)));
  for (const fact of ["Connect right away", "E-mail confirmed", `Member since ${month}`])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card.getByText(/Flown with/)).toHaveCount(0);
});
