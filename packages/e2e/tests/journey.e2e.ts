import { confirm, fillSignUp, newPerson } from "../support/account";
import { codeFor } from "../support/inbox";
import { takePicture } from "../support/picture";
import { askToRegister, choices, fields, fill, fillPosting, search } from "../support/search-page";
import { expect, moving, test } from "../support/test";
import { ownTrip, seededTrip } from "../support/trips";

test.use(moving);

const tiers = [
  /^Same flight$/,
  /^Same day, same route$/,
  /^Same route, \d days? (earlier|later)$/,
  /^(From|To) .*[A-Z]{3}.*, (up to )?\d+ km away$/,
];

test("a role card on home leads to the search, and the search to ranked matches", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Find flight companions for your loved ones",
  );
  await expect(page.getByRole("heading", { name: "TRENDING SEARCHES" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "MATCHES SEARCHES" })).toBeHidden();

  await page
    .getByRole("link", { name: "Are You Looking For A Flightaide For Your Loved Ones?" })
    .click();
  await expect(page).toHaveURL(/\/search\?filter=flightaid$/);
  await expect(page).toHaveTitle("Search itinerary · FlightAides");
  await expect(page.getByRole("heading", { name: "SEARCH ITINERARY" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Find FlightAides" })).toBeChecked();

  const form = fields(page);
  await form.from.fill(seededTrip.from);
  await form.from.press("Tab");
  await expect(form.from).toHaveValue("Dubai (DXB)");
  await form.to.pressSequentially("toro");
  await page.getByRole("option", { name: "YYZ" }).click();
  await expect(form.to).toHaveValue("Toronto (YYZ)");
  await form.flight.fill("ek 0241");
  await form.travelDate.fill(seededTrip.travelDate);
  // Before the first result, only the flight is asked for.
  await expect(form.phoneNumber).toHaveCount(0);
  await form.posts.check();
  await form.phoneNumber.fill("050 123 4567");
  await form.country.selectOption("AE");
  await expect(page.getByText("Will be dialled as +971 50 123 4567")).toBeVisible();
  await form.addInfo.fill("She speaks Arabic and a little English.");
  await form.terms.check();
  await form.submit.click();

  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByText("YOU SEARCHED FOR")).toBeVisible();
  await expect(
    page.getByText(
      "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.",
    ),
  ).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText("Serving as a FLIGHTAIDE");
  const order = await cards.evaluateAll(
    (articles, sources) => {
      const patterns = sources.map((source) => new RegExp(source));
      return articles.map((article) => {
        const texts = [...article.querySelectorAll("p")].map((p) => p.textContent ?? "");
        return patterns.findIndex((pattern) => texts.some((text) => pattern.test(text.trim())));
      });
    },
    tiers.map(({ source }) => source),
  );
  expect(order, "every card gives its reason, best first").toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]));
  const groups = page.getByRole("region", { name: "Matches" }).getByRole("heading", { level: 3 });
  await expect(groups).toHaveText([
    /^On your flight \(\d+\)$/,
    /^Same day, same route \(\d+\)$/,
    /^Close matches \(\d+\)$/,
  ]);
  await takePicture(page, "search-result", { fullPage: true });

  // Session storage, with the keys that the product specifies.
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session.role).toBe("traveler");
  expect(JSON.parse(session.searched)).toEqual({
    itinerary: [
      {
        sequence: 1,
        from: "DXB",
        fromCity: "Dubai",
        fromPosition: { latitude: 25.3, longitude: 55.4 },
        to: "YYZ",
        toCity: "Toronto",
        toPosition: { latitude: 43.7, longitude: -79.6 },
        travelDate: seededTrip.travelDate,
        flight: "EK-241",
      },
    ],
    role: "traveler",
    addInfo: "She speaks Arabic and a little English.",
    phoneNumber: "+971501234567",
    register: true,
  });
  expect(JSON.parse(session.searchResponse)).toHaveLength(order.length);

  await page.reload();
  await expect(cards).toHaveCount(order.length);

  await page.getByRole("link", { name: "FlightAides", exact: true }).click();
  await expect(page.getByRole("heading", { name: "MATCHES SEARCHES" })).toBeVisible();
});

test("a helper without an account offers a flight from home, and it is posted after the sign-up", async ({
  page,
}) => {
  const person = newPerson();
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/flightAid")
      posts.push(request.postDataJSON());
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Do You Want To Serve As A Flightaide?" }).click();
  await expect(page).toHaveURL(/\/offer$/);
  await expect(page).toHaveTitle("Offer your flight · FlightAides");
  await fill(page);
  await fillPosting(page);
  await takePicture(page, "offer", { fullPage: true });
  await fields(page).flight.press("Enter");
  await expect(page.getByText("Choose how families may connect with you.")).toBeVisible();
  await choices(page).ask.check();
  // What was typed survives a reload.
  await page.reload();
  await expect(choices(page).ask).toBeChecked();
  await page.getByRole("button", { name: "Post your flight" }).dblclick();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your flight is posted as soon as you’re signed in")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("EK-241");
  await takePicture(page, "two-ways", { fullPage: true });
  expect(posts).toEqual([]);
  await fillSignUp(page, person);
  await confirm(page, await codeFor(person.email));

  await expect(page).toHaveURL(/\/searchResult$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Posted");
  await expect(page.getByText("Your trip is posted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Looking for a FLIGHTAIDE");
  await takePicture(page, "posted", { fullPage: true });
  expect(posts).toMatchObject([{ type: "flightaid", connect: "ask" }]);
});

test("each label of the radio searches for the type it names", { tag: "@deep" }, async ({
  page,
}) => {
  for (const [label, seeking, role, card] of [
    ["Find FlightAides", "flightaid", "traveler", "Serving as a FLIGHTAIDE"],
    ["Offer FlightAides", "traveler", "flightaid", "Looking for a FLIGHTAIDE"],
  ] as const) {
    await page.goto("/search");
    const form = fields(page);
    await page.getByText(label).click();
    await fill(page);
    const request = page.waitForRequest("**/flightAid/searchItin");
    await form.submit.click();
    expect((await request).postDataJSON()).toMatchObject({ searchType: "PROXIMAL", type: seeking });
    await page.waitForURL("**/searchResult");
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasNotText: card })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe(role);
  }
});

test("legs are added, prefilled, removed, and named in the reason of a match", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/search?filter=flightaid");
  const first = fields(page);
  const remove = page.getByRole("button", { name: "Remove" });
  await expect(remove).toBeHidden();
  await first.from.fill("YYZ");
  await first.to.fill("DXB");
  await first.to.press("Tab");
  await expect(first.to).toHaveValue("Dubai (DXB)");
  await first.travelDate.fill(seededTrip.travelDate);
  const add = page.getByRole("button", { name: "Add another" });
  await add.click();
  const leg = page.getByRole("group", { name: "Leg 2" });
  await expect(leg).toBeFocused();
  const second = fields(page, 1);
  await expect(second.from).toHaveValue("Dubai (DXB)");
  for (let legs = 2; legs < 6; legs++) await add.click();
  await expect(add).toBeHidden();
  for (let legs = 6; legs > 2; legs--) await remove.click();
  await expect(leg).toBeFocused();

  // Only the second leg of the match fits: the flight from Dubai.
  await second.to.fill("BOM");
  const onward = page.request.get("/api/flightAid?flight=EK-500&type=flightaid");
  const [found] = await (await onward).json();
  const flown = found.itinerary.find((each: { flight?: string }) => each.flight === "EK-500");
  await second.flight.fill("EK-500");
  await second.travelDate.fill(flown.travelDate);
  await first.submit.click();
  await expect(page.getByText("and 1 more leg")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("With you from Dubai to Mumbai");
});

test("the result page says when there are more matches than it shows", { tag: "@deep" }, async ({
  page,
}) => {
  const sentence = page.getByText(/Showing the nearest \d+\./);
  await search(page);
  const matches = page.getByRole("region", { name: "Matches", exact: true }).getByRole("article");
  await expect(matches.first()).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.route("**/flightAid/searchItin", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-truncated": "true" } });
  });
  await search(page);
  await expect(matches.first()).toBeVisible();
  await expect(sentence).toContainText(`Showing the nearest ${await matches.count()}.`);
  await page.reload();
  await expect(sentence).toBeVisible();
});

test("a search without a match offers to register", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/search");
  await fill(page, { ...ownTrip(), flight: "" });
  await fields(page).submit.click();
  await expect(
    page.getByText(
      "No matches found at this time. Please register now, so we can automatically notify you when we find a match.",
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      "Register now so we can save your details and automatically inform you when we find a match.",
    ),
  ).toBeVisible();
  await askToRegister(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem("navigate"))).toBe("/searchResult");
});

test("Connect stores the itinerary and the role before the login", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/allitinerary");
  const card = page.getByRole("article").filter({ hasText: "Looking for a FLIGHTAIDE" }).first();
  await card.getByRole("button", { name: "Connect" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ navigate: "/connect", permission: "true", role: "flightaid" });
  expect(JSON.parse(session.connectWith)).toMatchObject({ type: "traveler" });
  await expect(page.getByText("You wanted to connect with")).toBeVisible();
});
