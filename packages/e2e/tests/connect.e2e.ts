import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fillLogin, logout, signUp } from "../support/account";
import { payPalUrl } from "../support/addresses";
import { mailAbout, mailsTo, pathIn } from "../support/inbox";
import { paymentsOf } from "../support/ledger";
import {
  agree,
  agreement,
  choose,
  connectionId,
  connectTo,
  connectToMatch,
  connectToPosting,
  openPayPal,
  pairUp,
  pairUpWithAccount,
  payButton,
} from "../support/pair";
import { choices, fields, fill, fillPosting, search } from "../support/search-page";
import { expect, test } from "../support/test";
import { ownTrip, postAs } from "../support/trips";

const thanks =
  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.";

/** The requests of a page for PayPal's script. */
function watchPayPal(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/sdk/js")) requests.push(request.url());
  });
  return requests;
}

test("the traveler pays once and sees the contact, both get a mail, the flightaid never pays", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  const { trip, traveler, flightaid, flightaidPage } = await pairUp(page, openVisitor);
  await search(page, "flightaid", trip);
  await connectToMatch(page);
  await agree(page);
  const id = await connectionId(page);
  await expect(page.getByRole("heading", { name: "You are connecting to" })).toBeVisible();
  const card = page.getByRole("article");
  await expect(card).toContainText("Serving as a FLIGHTAIDE");
  await expect(card).toContainText("P.");
  await expect(
    page.getByText("We charge a service fee of $10 USD, to connect you with the matched party.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(
    page.getByText("PAY NOW with any of the secure payment methods below.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(flightaid.email)).toHaveCount(0);

  // The flightaid sees the same connection and nothing to pay.
  const requests = watchPayPal(flightaidPage);
  await flightaidPage.goto("/connections");
  await expect(flightaidPage.getByRole("article")).toContainText("Waiting for the traveler");
  await flightaidPage.getByRole("link", { name: "Details" }).click();
  await agree(flightaidPage);
  expect(await connectionId(flightaidPage)).toBe(id);
  await expect(
    flightaidPage.getByRole("heading", { name: "You have said yes to M." }),
  ).toBeVisible();
  await expect(flightaidPage.getByRole("button", { name: /pay/i })).toHaveCount(0);
  await expect(flightaidPage.getByText(/\$10/)).toHaveCount(0);

  const popup = await openPayPal(page);
  await choose(popup, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  await expect.poll(() => paymentsOf(id)).toEqual(["COMPLETED"]);
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

  await flightaidPage.bringToFront();
  await flightaidPage.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(flightaidPage.getByRole("heading", { name: "You are connected" })).toBeVisible();
  await expect(flightaidPage.getByRole("link", { name: traveler.email })).toBeVisible();
  expect(requests, "the flightaid loads no script of PayPal").toEqual([]);

  await page.reload();
  await expect(page.getByText(thanks)).toBeVisible();
  await page.goto("/connections");
  await expect(page.getByRole("article")).toContainText("Connected");
  await page.getByRole("article").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("link", { name: flightaid.email })).toBeVisible();
});

test("the flightaid requests first, and the mail's link leads the signed-out traveler to the same connection", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  const { trip, traveler, flightaidPage } = await pairUp(page, openVisitor);
  const requests = watchPayPal(flightaidPage);
  await connectToPosting(flightaidPage, trip, "traveler");
  await agree(flightaidPage);
  const id = await connectionId(flightaidPage);
  await expect(flightaidPage.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect(flightaidPage.getByRole("button", { name: /pay/i })).toHaveCount(0);
  await flightaidPage.goto("/connections");
  await expect(flightaidPage.getByRole("article")).toContainText("Waiting for the traveler");
  await expect(flightaidPage.getByRole("link", { name: "Pay" })).toHaveCount(0);
  expect(requests).toEqual([]);

  const link = pathIn(await mailAbout(traveler.email, `Match Found KEF-${trip.to}`), "Connect");
  const elsewhere = await openVisitor();
  // Older links carried contact data, which must not be stored.
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

  // The URL of the connection works on the first device as well.
  await page.goto(`/connect?connection=${id}`);
  await expect(payButton(page)).toBeVisible();
  // The SDK inserts a style element, which the content security policy must allow.
  await expect(page.locator(".paypal-buttons")).toHaveCSS("position", "relative");
  const one = await openPayPal(page);
  await choose(one, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  await elsewhere.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(elsewhere.getByText(thanks)).toBeVisible();
  await expect(payButton(elsewhere)).toHaveCount(0);
});

test.describe("a payment that is not completed", () => {
  test.use({ expectedErrors: /status of (402|422)/ });

  test("after a decline, the payer can choose another way in the same window", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const { flightaid, offered } = await pairUp(page, openVisitor);
    await connectTo(page, offered);
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

  test("after a decline and a cancellation, the payer can pay later", { tag: "@deep" }, async ({
    account,
    page,
  }) => {
    const { offered } = await pairUpWithAccount(page, account);
    await connectTo(page, offered);
    const popup = await openPayPal(page);
    await choose(popup, "Pay with a card that is declined");
    await expect(popup.getByText("Please choose another way to pay.")).toBeVisible();
    await choose(popup, "Cancel");
    await expect(page.getByRole("alert")).toContainText("Your payment was declined");
    await page.reload();
    await choose(await openPayPal(page), "Pay");
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("cancelling by the button or by closing the window charges nothing", {
    tag: "@deep",
  }, async ({ account, page }) => {
    const { offered, traveler } = await pairUpWithAccount(page, account);
    const id = await connectTo(page, offered);
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
    expect(await paymentsOf(id)).toEqual([]);
  });
});

test("two tabs make one payment, and the other tab shows it", { tag: "@deep" }, async ({
  account,
  context,
  page,
}) => {
  const { offered, traveler } = await pairUpWithAccount(page, account);
  const id = await connectTo(page, offered);
  const other = await context.newPage();
  await other.goto(`/connect?connection=${id}`);
  await expect(payButton(other)).toBeVisible();
  const here = await openPayPal(page);
  const there = await openPayPal(other);
  await choose(here, "Pay");
  await expect(page.getByText(thanks)).toBeVisible();
  // PayPal may refuse the second payment or have closed the window. Only the state of the page matters.
  await choose(there, "Pay").catch(() => undefined);
  await there.close().catch(() => undefined);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(other.getByText(thanks)).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await mailAbout(traveler.email, "Payment Successful");
  const receipts = (await mailsTo(traveler.email)).filter(({ subject }) => /Payment/.test(subject));
  expect(receipts).toHaveLength(1);
  await expect.poll(() => paymentsOf(id)).toEqual(["COMPLETED"]);
});

test("a payment pending at the bank has no buttons, and completes when the bank agrees", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  const { flightaid, offered } = await pairUp(page, openVisitor);
  const id = await connectTo(page, offered);
  await choose(await openPayPal(page), "Pay, and let the bank think about it");
  await expect(page.getByRole("heading", { name: "Your bank is still checking" })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Please don’t pay again.", { exact: false })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);

  const bank = await openVisitor();
  await bank.goto(payPalUrl);
  await bank
    .getByRole("listitem")
    .filter({ hasText: id })
    .getByRole("button", { name: "The bank agrees" })
    .click();
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: flightaid.email })).toBeVisible();
});

test("the choice of a signed-out visitor survives the login", { tag: "@deep" }, async ({
  openVisitor,
  page,
}) => {
  const { trip, flightaid, flightaidPage } = await pairUp(page, openVisitor);
  await flightaidPage.goto("/myitinerary");
  await logout(flightaidPage);
  await connectToPosting(flightaidPage, trip, "traveler");
  await expect(flightaidPage).toHaveURL(/\/login$/);
  await expect(flightaidPage.getByText("You wanted to connect with M.")).toBeVisible();
  const session = await flightaidPage.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ navigate: "/connect", permission: "true", role: "flightaid" });
  await fillLogin(flightaidPage, flightaid);
  await agree(flightaidPage);
  await connectionId(flightaidPage);
  await expect(flightaidPage.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
});

test("a link to an itinerary shows who flies and when, and writes nothing until Connect is pressed", {
  tag: "@deep",
}, async ({ openVisitor, page }) => {
  const { trip, offered, flightaidPage } = await pairUp(page, openVisitor);
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith("/api/")) writes.push(pathname);
  });
  // A flight that this person does not fly is not shown as theirs.
  await page.goto(
    `/connect?itinerary=${offered}&from=DXB&to=YYZ&travelDate=2031-03-04&role=traveler`,
  );
  const card = page.getByRole("article", { name: /P\.$/ });
  await expect(card.getByText("Serving as a FLIGHTAIDE")).toBeVisible();
  await expect(page.getByText(trip.to, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("YYZ", { exact: true })).toHaveCount(0);
  expect(writes).toEqual([]);
  await flightaidPage.goto("/connections");
  await expect(flightaidPage.getByText("No connections yet.")).toBeVisible();

  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await agree(page);
  await connectionId(page);
  expect(writes).toContain("/api/connections");
});

test("the agreement cannot be dismissed, No leads home, Yes is remembered", async ({
  account,
  context,
  page,
}) => {
  const { trip } = await pairUpWithAccount(page, account);
  await search(page, "flightaid", trip);
  await connectToMatch(page);
  const question = agreement(page);
  await expect(question).toBeVisible();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: "Close" })).toHaveCount(0);
  // Tab stays in the dialog, or leaves to the browser's own controls.
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
  await expect(page.getByText("No connections yet.")).toBeVisible();

  await page.goto("/connect");
  await agree(page);
  const id = await connectionId(page);
  await page.goto("/");
  await page.goto("/connect");
  expect(await connectionId(page)).toBe(id);
  await expect(payButton(page)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test.describe("with missing or wrong data", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a traveler without an itinerary is asked for the flight and a phone number", {
    tag: "@deep",
  }, async ({ account, openVisitor }) => {
    const trip = ownTrip();
    await postAs(account, "flightaid", trip);
    const newcomer = await openVisitor();
    await signUp(newcomer);
    await connectToPosting(newcomer, trip, "flightaid");
    await agree(newcomer);
    const flight = newcomer.getByRole("checkbox", { name: "I fly on this flight too" });
    const phone = newcomer.getByRole("textbox", { name: "Phone No." });
    await expect(flight).toBeFocused();
    await expect(flight).not.toBeChecked();
    await expect(newcomer.getByText("Invalid Phone No.")).toHaveCount(0);
    await newcomer.getByRole("button", { name: "Continue" }).click();
    await expect(newcomer.getByRole("alert")).toBeFocused();
    await newcomer.getByRole("link", { name: "Choose the flight that you are on too" }).click();
    await expect(flight).toBeFocused();
    await flight.check();
    await phone.fill("12");
    await newcomer.getByRole("button", { name: "Continue" }).click();
    await expect(phone).toHaveAccessibleDescription(/Invalid Phone No\./);
    await newcomer.getByRole("link", { name: "Invalid Phone No." }).click();
    await expect(phone).toBeFocused();
    await fields(newcomer).country.selectOption("IS");
    await phone.fill("581 2345");
    await fields(newcomer).terms.check();
    await newcomer.getByRole("button", { name: "Continue" }).click();
    await connectionId(newcomer);
    await expect(payButton(newcomer)).toBeVisible();
    // The flight was posted: both trips are the same, which are shown once.
    await expect(newcomer.getByRole("heading", { name: "Your flight and " })).toBeVisible();
    await expect(newcomer.getByRole("article").getByText(`Flight ${trip.flight}`)).toHaveCount(1);
    await newcomer.goto("/myitinerary");
    await expect(newcomer.getByRole("article")).toContainText(trip.flight);
  });

  test("a trip that was searched for and not posted is posted by Connect, after one step", {
    tag: "@deep",
  }, async ({ account, page }) => {
    const trip = ownTrip();
    await postAs(account, "flightaid", trip);
    await signUp(page);
    await search(page, "flightaid", trip);
    await connectToMatch(page);
    await agree(page);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
    await fillPosting(page, trip);
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await connectionId(page);
    await expect(page.getByRole("heading", { name: "Your flight and " })).toBeVisible();
    await expect(page.getByRole("article").getByText(`Flight ${trip.flight}`)).toHaveCount(1);
    // The search counts as registered.
    await page.goto("/searchResult");
    await expect(page.getByRole("link", { name: "account page" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Register Search" })).toHaveCount(0);
  });

  test("a Flightaide without an itinerary that matches is asked to post it first", {
    tag: "@deep",
  }, async ({ account, openVisitor }) => {
    const trip = ownTrip();
    await postAs(account, "traveler", trip);
    const newcomer = await openVisitor();
    await signUp(newcomer);
    await connectToPosting(newcomer, trip, "traveler");
    await agree(newcomer);
    await expect(newcomer.getByRole("alert")).toContainText(
      "Post the flight that you are on first.",
    );
    await expectAccessible(newcomer);
    await newcomer.getByRole("link", { name: "Post your itinerary" }).click();
    await expect(newcomer).toHaveURL(/\/offer$/);
    await fill(newcomer, trip);
    await fillPosting(newcomer);
    await choices(newcomer).open.check();
    await newcomer.getByRole("button", { name: "Post your flight" }).click();
    await connectToMatch(newcomer);
    await connectionId(newcomer);
    await expect(newcomer.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  });

  test("a missing role is asked for, and one that contradicts the itinerary is rejected", {
    tag: "@deep",
  }, async ({ account, page }) => {
    const { trip } = await pairUpWithAccount(page, account);
    await search(page, "flightaid", trip);
    await connectToMatch(page);
    await page.evaluate(() => sessionStorage.removeItem("role"));
    await page.reload();
    const question = page.getByRole("dialog").filter({ hasText: "Are you looking to" });
    await expect(question.getByRole("radio", { name: "Find FlightAides" })).toBeChecked();
    await question.getByText("Offer FlightAides").click();
    await question.getByRole("button", { name: "Submit" }).click();
    await expect(question.getByText("This person is also serving as a Flightaide.")).toBeVisible();
    await question.getByText("Find FlightAides").first().click();
    await question.getByRole("button", { name: "Submit" }).click();
    await agree(page);
    await expect(payButton(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("traveler");
  });

  test("a deleted itinerary, an own itinerary and a connection of others have their messages", {
    tag: "@deep",
  }, async ({ openVisitor, page }) => {
    const { trip, offered, flightaidPage } = await pairUp(page, openVisitor);
    const id = await connectTo(page, offered);

    const stranger = await openVisitor();
    await signUp(stranger);
    await stranger.goto(`/connect?connection=${id}`);
    await expect(stranger.getByText("There is no such connection")).toBeVisible();
    await expect(payButton(stranger)).toHaveCount(0);

    // A link whose connection does not exist falls back to the itinerary it names.
    const found = await flightaidPage.request.get(
      `/api/flightAid?flight=${trip.flight}&type=traveler`,
    );
    const [{ id: itinerary }] = await found.json();
    await flightaidPage.goto(
      `/connect?connection=${"0".repeat(32)}&itinerary=${itinerary}&from=KEF&to=${trip.to}&role=flightaid`,
    );
    // The two have a connection already: there is nothing to press.
    await agree(flightaidPage);
    expect(await connectionId(flightaidPage)).toBe(id);

    await flightaidPage.goto(`/connect?itinerary=${offered}&role=traveler`);
    await expect(flightaidPage.getByText("This itinerary is your own")).toBeVisible();
    await flightaidPage.goto("/connect?itinerary=01ARZ3NDEKTSV4RRFFQ69G5FAV&role=traveler");
    await expect(flightaidPage.getByText("This itinerary is no longer there")).toBeVisible();
    await flightaidPage.getByRole("link", { name: "All itineraries" }).click();
    await expect(flightaidPage).toHaveURL(/\/allitinerary$/);
    // A link without an itinerary.
    await flightaidPage.goto(
      `/connect?from=KEF&to=${trip.to}&travelDate=${trip.travelDate}&role=traveler&requestedEmail=x%40example.test`,
    );
    await flightaidPage.getByRole("link", { name: `Who flies KEF to ${trip.to}?` }).click();
    await expect(flightaidPage).toHaveURL(`/allitinerary?from=KEF&to=${trip.to}`);
  });
});

test("signing out on the connect page leaves nothing for the next user", { tag: "@deep" }, async ({
  account,
  page,
}) => {
  const { trip } = await pairUpWithAccount(page, account);
  await search(page, "flightaid", trip);
  await connectToMatch(page);
  await agree(page);
  await connectionId(page);
  await logout(page);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).not.toHaveProperty("navigate");
  expect(session).not.toHaveProperty("connectWith");
  await fillLogin(page, account.person);
  await expect(page).toHaveURL(/\/myitinerary$/);
});
