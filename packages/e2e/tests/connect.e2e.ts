import type { Page } from "@playwright/test";
import { expectAccessible, still } from "../support/accessible";
import { fillLogin, logout, newPerson, signUp } from "../support/account";
import { mailAbout, mailsTo, pathIn } from "../support/inbox";
import {
  agree,
  agreement,
  choose,
  connectionId,
  connectToMatch,
  connectToPosting,
  openPayPal,
  pairUp,
  payButton,
} from "../support/pair";
import { lonelyTrip, register, trip as seeded } from "../support/search-page";
import { expect, test } from "../support/test";

// Two people, their mails and PayPal's window: longer than other journeys.
test.slow();

const thanks =
  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.";
const looking = "Looking for a FLIGHTAIDE";
const serving = "Serving as a FLIGHTAIDE";

/** Everything that was asked of PayPal's host or its script by this page. */
function watchPayPal(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/sdk/js")) asked.push(request.url());
  });
  return asked;
}

test("the traveler pays once and sees the contact; both get their mail; the flightaid never pays", async ({
  browser,
  page,
}) => {
  const { trip, traveler, flightaid, theirs } = await pairUp(browser, page);
  await connectToMatch(page);
  await agree(page);
  const id = await connectionId(page);
  await expect(page.getByRole("heading", { name: "You are connecting to" })).toBeVisible();
  const card = page.getByRole("article");
  await expect(card).toContainText(serving);
  await expect(card).toContainText("P**********");
  await expect(
    page.getByText("We charge a service fee of $10 USD, to connect you with the matched party.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(
    page.getByText("PAY NOW with any of the secure payment methods below.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(flightaid.email)).toHaveCount(0);

  // The flightaid, meanwhile, finds the same connection, and nothing to pay.
  const asked = watchPayPal(theirs);
  await theirs.goto("/connections");
  await expect(theirs.getByRole("article")).toContainText("Waiting for the traveler");
  await theirs.getByRole("link", { name: "Details" }).click();
  await agree(theirs);
  expect(await connectionId(theirs)).toBe(id);
  await expect(
    theirs.getByText("Your request went to the traveler, M*************."),
  ).toBeVisible();
  await expect(theirs.getByRole("button", { name: /pay/i })).toHaveCount(0);
  await expect(theirs.getByText(/\$10/)).toHaveCount(0);

  const popup = await openPayPal(page);
  await choose(popup, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole("img", { name: "Two people, connected" })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: flightaid.email })).toHaveAttribute(
    "href",
    `mailto:${flightaid.email}`,
  );
  await expect(page.getByRole("link", { name: "+1 416 555 0178" })).toHaveAttribute(
    "href",
    "tel:+14165550178",
  );
  await expect(page.getByText("Priya Raman").first()).toBeVisible();

  const receipt = await mailAbout(traveler.email, "Payment Successful");
  expect(receipt).toContain(flightaid.email);
  expect(receipt).not.toContain(traveler.email);
  const hello = await mailAbout(flightaid.email, `Connected Successfully KEF-${trip.to}`);
  expect(hello).toContain(traveler.email);
  expect(hello).not.toContain(flightaid.email);

  await theirs.bringToFront();
  await theirs.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(theirs.getByRole("heading", { name: "You are connected" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: traveler.email })).toBeVisible();
  expect(asked, "no script of PayPal's for who doesn't pay").toEqual([]);

  await page.reload();
  await expect(page.getByText(thanks)).toBeVisible();
  await page.goto("/connections");
  await expect(page.getByRole("article")).toContainText("Connected");
  await page.getByRole("article").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("link", { name: flightaid.email })).toBeVisible();
});

test("the flightaid asks first; the traveler comes by the mail's link, signed out, to the same connection", async ({
  browser,
  page,
}) => {
  const { trip, traveler, theirs } = await pairUp(browser, page);
  const asked = watchPayPal(theirs);
  await connectToPosting(theirs, trip, looking);
  await agree(theirs);
  const id = await connectionId(theirs);
  await expect(theirs.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: /pay/i })).toHaveCount(0);
  await theirs.goto("/connections");
  await expect(theirs.getByRole("article")).toContainText("Waiting for the traveler");
  await expect(theirs.getByRole("link", { name: "Pay" })).toHaveCount(0);
  expect(asked).toEqual([]);

  const link = pathIn(await mailAbout(traveler.email, `Match Found KEF-${trip.to}`), "Connect");
  const elsewhere = await (await browser.newContext()).newPage();
  // As links were once, with more than anybody should know.
  await elsewhere.goto(`${link}&requestedEmail=x%40example.test&displayName=Priya&phoneNumber=1`);
  await expect(elsewhere).toHaveURL(/\/login$/);
  const session = await elsewhere.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ permission: "true" });
  expect(session.navigate).toMatch(/^\/connect\?/);
  expect(JSON.stringify(session)).not.toContain("Priya");
  await fillLogin(elsewhere, traveler);
  await agree(elsewhere);
  expect(await connectionId(elsewhere)).toBe(id);
  await expect(elsewhere.getByText("We charge a service fee of $10 USD")).toBeVisible();

  // Its address works on the first device as well.
  await page.goto(`/connect?connection=${id}`);
  await expect(payButton(page)).toBeVisible();
  // Its place has a style element of the SDK's, which the page's policy has to let through.
  await expect(page.locator(".paypal-buttons")).toHaveCSS("position", "relative");
  const one = await openPayPal(page);
  await choose(one, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  await elsewhere.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(elsewhere.getByText(thanks)).toBeVisible();
  await expect(payButton(elsewhere)).toHaveCount(0);
});

test.describe("a payment that doesn't come about", () => {
  test.use({ expectedErrors: /Failed to load resource.*402|Failed to load resource/ });

  test("declined: told so, and another way in the same window", async ({ browser, page }) => {
    const { flightaid } = await pairUp(browser, page);
    await connectToMatch(page);
    await agree(page);
    const popup = await openPayPal(page);
    await choose(popup, "Pay with a card that is declined");
    await expect(page.getByRole("alert")).toContainText(
      "Your payment was declined, and nothing was charged.",
    );
    await expect(popup.getByText("Please choose another way to pay.")).toBeVisible();
    await choose(popup, "Pay");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByRole("link", { name: flightaid.email })).toBeVisible();
  });

  test("declined, given up, and paid another time", async ({ browser, page }) => {
    await pairUp(browser, page);
    await connectToMatch(page);
    await agree(page);
    const popup = await openPayPal(page);
    await choose(popup, "Pay with a card that is declined");
    await expect(popup.getByText("Please choose another way to pay.")).toBeVisible();
    await choose(popup, "Cancel");
    await expect(page.getByRole("alert")).toContainText("Your payment was declined");
    await page.reload();
    await choose(await openPayPal(page), "Pay");
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("cancelled, by the button and by closing the window: nothing was charged", async ({
    browser,
    page,
  }) => {
    const { traveler } = await pairUp(browser, page);
    await connectToMatch(page);
    await agree(page);
    const quiet = page.getByText("You closed the payment window. Nothing was charged.");
    await choose(await openPayPal(page), "Cancel");
    await expect(quiet).toBeVisible();
    await page.reload();
    const popup = await openPayPal(page);
    await popup.close();
    await expect(quiet).toBeVisible();
    await expect(payButton(page)).toBeVisible();
    const receipts = (await mailsTo(traveler.email)).filter(({ subject }) =>
      /Payment/.test(subject),
    );
    expect(receipts).toEqual([]);
  });
});

test("two tabs: one payment, and the other tab shows it", async ({ browser, context, page }) => {
  const { traveler } = await pairUp(browser, page);
  await connectToMatch(page);
  await agree(page);
  const id = await connectionId(page);
  const other = await context.newPage();
  await other.goto(`/connect?connection=${id}`);
  await expect(payButton(other)).toBeVisible();
  const here = await openPayPal(page);
  const there = await openPayPal(other);
  await choose(here, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  // PayPal says what it knows of it; our page, what the server does.
  await choose(there, "Pay").catch(() => undefined);
  await there.close().catch(() => undefined);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(other.getByText(thanks)).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await mailAbout(traveler.email, "Payment Successful");
  const receipts = (await mailsTo(traveler.email)).filter(({ subject }) => /Payment/.test(subject));
  expect(receipts).toHaveLength(1);
});

test("the bank thinks about it: nothing to press, and paid by its own word", async ({
  browser,
  page,
}) => {
  const { flightaid } = await pairUp(browser, page);
  await connectToMatch(page);
  await agree(page);
  const id = await connectionId(page);
  await choose(await openPayPal(page), "Pay, and let the bank think about it");
  await expect(page.getByRole("heading", { name: "Your bank is still checking" })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Please don’t pay again.", { exact: false })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);

  const bank = await browser.newPage();
  await bank.goto(`http://localhost:${process.env.E2E_PAYPAL_PORT}/`);
  await bank
    .getByRole("listitem")
    .filter({ hasText: id })
    .getByRole("button", { name: "The bank agrees" })
    .click();
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: flightaid.email })).toBeVisible();
});

test("a stranger's choice is kept over the login, and leads on from there", async ({
  browser,
  page,
}) => {
  const { trip, flightaid, theirs } = await pairUp(browser, page);
  await logout(theirs);
  await connectToPosting(theirs, trip, looking);
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(theirs.getByText("You wanted to connect with M*************")).toBeVisible();
  const session = await theirs.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ navigate: "/connect", permission: "true", role: "flightaid" });
  await fillLogin(theirs, flightaid);
  await agree(theirs);
  await connectionId(theirs);
  await expect(theirs.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
});

test("the agreement: neither Escape nor the backdrop closes it, No leads home, Yes is for good", async ({
  browser,
  context,
  page,
}) => {
  await pairUp(browser, page);
  await connectToMatch(page);
  const question = agreement(page);
  await expect(question).toBeVisible();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: "Close" })).toHaveCount(0);
  // Tab stays inside, but for the browser's own bar.
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
      }),
    ).toBe(true);
  }
  const reading = context.waitForEvent("page");
  await question.getByRole("link", { name: "co-traveler agreement" }).click();
  const read = await reading;
  await expect(read).toHaveURL(/\/co-traveler$/);
  await read.close();
  await question.getByRole("button", { name: "No" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/connections");
  await expect(page.getByText("Nobody here yet.")).toBeVisible();

  await page.goto("/connect");
  await agree(page);
  const id = await connectionId(page);
  await page.goto("/");
  await page.goto("/connect");
  expect(await connectionId(page)).toBe(id);
  await expect(payButton(page)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test.describe("when something is missing", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the phone is asked from somebody without an itinerary", async ({ browser, page }) => {
    const { trip } = await pairUp(browser, page);
    const newcomer = await (await browser.newContext()).newPage();
    await signUp(newcomer);
    await connectToPosting(newcomer, trip, looking);
    await agree(newcomer);
    const phone = newcomer.getByRole("textbox", { name: "Phone No." });
    await expect(phone).toBeFocused();
    await expect(newcomer.getByText("Invalid Phone No.")).toHaveCount(0);
    await phone.fill("12");
    await newcomer.getByRole("button", { name: "Continue" }).click();
    await expect(phone).toHaveAccessibleDescription(/Invalid Phone No\./);
    await expect(phone).toBeFocused();
    // As it is dialled in Iceland, where the flight begins.
    await phone.fill("581 2345");
    await newcomer.getByRole("button", { name: "Continue" }).click();
    await connectionId(newcomer);
    await expect(newcomer.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  });

  test("the role is asked where it is missing, and what contradicts the itinerary is said", async ({
    browser,
    page,
  }) => {
    await pairUp(browser, page);
    await connectToMatch(page);
    await page.evaluate(() => sessionStorage.removeItem("role"));
    await page.reload();
    const question = page.getByRole("dialog").filter({ hasText: "Are you looking to" });
    await expect(question.getByRole("radio", { name: "Find FlightAides" })).toBeChecked();
    await question.getByText("Offer FlightAides").click();
    await question.getByRole("button", { name: "Submit" }).click();
    await expect(question.getByText("This person serves as a Flightaide too.")).toBeVisible();
    await question.getByText("Find FlightAides").first().click();
    await question.getByRole("button", { name: "Submit" }).click();
    await agree(page);
    await expect(payButton(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("traveler");
  });

  test("an itinerary that is gone, one's own, and a connection of others", async ({
    browser,
    page,
  }) => {
    const { trip, theirs } = await pairUp(browser, page);
    await connectToMatch(page);
    await agree(page);
    const id = await connectionId(page);

    const stranger = await (await browser.newContext()).newPage();
    await signUp(stranger);
    await stranger.goto(`/connect?connection=${id}`);
    await expect(stranger.getByText("There is no such connection")).toBeVisible();
    await expect(payButton(stranger)).toHaveCount(0);

    // A link to a connection that is gone still leads to the itinerary it names.
    const posting = async (type: string) => {
      const found = await theirs.request.get(`/api/flightAid?flight=${trip.flight}&type=${type}`);
      return (await found.json())[0].id as string;
    };
    const itinerary = await posting("traveler");
    await theirs.goto(
      `/connect?connection=${"0".repeat(32)}&itinerary=${itinerary}&from=KEF&to=${trip.to}&role=flightaid`,
    );
    await agree(theirs);
    expect(await connectionId(theirs)).toBe(id);

    const own = await posting("flightaid");
    await theirs.goto(`/connect?itinerary=${own}&role=traveler`);
    await expect(theirs.getByText("This itinerary is your own")).toBeVisible();
    await theirs.goto("/connect?itinerary=01ARZ3NDEKTSV4RRFFQ69G5FAV&role=traveler");
    await expect(theirs.getByText("This itinerary is no longer there")).toBeVisible();
    await theirs.getByRole("link", { name: "All itineraries" }).click();
    await expect(theirs).toHaveURL(/\/allitinerary$/);
    // A link that has lost whom it is about.
    await theirs.goto(
      `/connect?from=KEF&to=${trip.to}&travelDate=${trip.travelDate}&role=traveler&requestedEmail=x%40example.test`,
    );
    await theirs.getByRole("link", { name: `Who flies KEF to ${trip.to}?` }).click();
    await expect(theirs).toHaveURL(`/allitinerary?from=KEF&to=${trip.to}`);
  });
});

test("signed out on the connect page: nothing of it waits for the next one", async ({
  browser,
  page,
}) => {
  await pairUp(browser, page);
  await connectToMatch(page);
  await agree(page);
  await connectionId(page);
  await logout(page);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).not.toHaveProperty("navigate");
  expect(session).not.toHaveProperty("connectWith");
  await fillLogin(page, await elsewhere(browser));
  await expect(page).toHaveURL(/\/myitinerary$/);
});

async function elsewhere(browser: Parameters<typeof pairUp>[0]) {
  const page = await browser.newPage();
  const person = await signUp(page, newPerson());
  await page.close();
  return person;
}

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 800 },
        colorScheme,
        ...still,
        // The server refuses a missing phone number.
        expectedErrors: /400/,
      });
      test("the way to a payment, for everybody", async ({ browser, page }) => {
        const trip = lonelyTrip();
        const theirs = await (await browser.newContext()).newPage();
        await signUp(theirs);
        await register(theirs, "traveler", trip);
        await signUp(page);
        await page.goto("/connections");
        await expect(page.getByText("Nobody here yet.")).toBeVisible();
        await expectAccessible(page);
        await connectToPosting(page, trip, serving);
        await page.evaluate(() => sessionStorage.removeItem("role"));
        await page.reload();
        await expect(page.getByRole("radio", { name: "Find FlightAides" })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Submit" }).click();
        await expect(agreement(page)).toBeVisible();
        await expectAccessible(page);
        await agree(page);
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(page.getByText("Invalid Phone No.")).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("textbox", { name: "Phone No." }).fill(seeded.phoneNumber);
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(payButton(page)).toBeVisible();
        await expectAccessible(page);
        await choose(await openPayPal(page), "Pay");
        await expect(page.getByText(thanks)).toBeVisible();
        await expectAccessible(page);
      });
    });
