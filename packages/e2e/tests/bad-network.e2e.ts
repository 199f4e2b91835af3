/**
 * The journeys on a bad network: nothing is lost, nothing is done twice, and no page is without words. docs/decisions/0065-bad-network.md
 */
import { type Loss, patiently, pressUntil, useBadNetwork } from "../support/bad-network";
import { expectPayment, initials, postBoth, type Someone, test } from "../support/couple";
import { mailsTo } from "../support/inbox";
import { choose, payButton } from "../support/pair";
import { choices, fields, fill, fillPosting } from "../support/search-page";
import { expect, signedIn, test as single } from "../support/test";
import { ownTrip, seededTrip } from "../support/trips";

/** Of the requests that are lost on purpose. */
const lostRequests = { expectedErrors: /ERR_CONNECTION_RESET/ };
/** Minutes of waiting for the network. */
const timeout = 900_000;

single.use({ ...lostRequests, viewport: { width: 390, height: 844 } });
test.use(lostRequests);
// Sequentially: Chromium throttles a page by keeping a core busy, so two of these tests starve the ones beside them.
test.describe.configure({ mode: "default" });

const losses: Loss[] = ["request", "answer"];

for (const loss of losses)
  single(`a family finds a helper, each first ${loss} lost`, { tag: "@deep" }, async ({ page }) => {
    single.setTimeout(timeout);
    const lost = await useBadNetwork(page, loss);
    await page.goto("/", { timeout, waitUntil: "commit" });
    await page
      .getByRole("link", { name: "Are You Looking For A Flightaide For Your Loved Ones?" })
      .click({ timeout });
    await patiently(page.getByRole("heading", { name: "SEARCH ITINERARY" })).toBeVisible();
    const form = fields(page);
    await fill(page, seededTrip);
    await form.posts.uncheck();
    const match = page
      .getByRole("region", { name: "Matches", exact: true })
      .getByRole("article")
      .first();
    await pressUntil(form.submit, match);
    expect(lost).toContain("POST /api/flightAid/searchItin");
  });

single.describe(() => {
  single.use(signedIn);

  for (const loss of losses)
    single(
      `a helper posts a flight once, each first ${loss} lost`,
      {
        tag: "@deep",
      },
      async ({ page }) => {
        single.setTimeout(timeout);
        const trip = ownTrip();
        const lost = await useBadNetwork(page, loss);
        await page.goto("/offer", { timeout, waitUntil: "commit" });
        await patiently(fields(page).flight).toBeVisible();
        await fill(page, trip);
        await fillPosting(page, trip);
        await choices(page).ask.check();
        await pressUntil(
          page.getByRole("button", { name: "Post your flight" }),
          page.getByText("Your trip is posted."),
        );
        expect(lost).toContain("POST /api/flightAid");
        const listed = await page.request.get(
          `/api/flightAid?flight=${trip.flight}&type=flightaid`,
        );
        expect(await listed.json()).toHaveLength(1);
      },
    );
});

/** Writes to the other one, presses again as long as the text is in the field, and sees it once. */
async function write({ page }: Someone, to: string, text: string) {
  const field = page.getByLabel(`Write to ${to}`);
  await field.fill(text);
  await patiently(async () => {
    if (await field.inputValue())
      await page.getByRole("button", { name: "Send", exact: true }).click();
    await patiently(field).toHaveValue("");
  }).toPass({ timeout });
  await patiently(page.getByRole("log").getByText(text)).toHaveCount(1);
}

for (const loss of losses)
  test(`two people agree, pay once and write, each first ${loss} lost`, {
    tag: "@deep",
  }, async ({ flightaid, traveler }) => {
    test.setTimeout(timeout);
    const { offered } = await postBoth(traveler, flightaid, "ask");
    const title = ({ page }: Someone, name: string) =>
      page.getByRole("heading", { level: 1, name, exact: true });
    const lost = [
      await useBadNetwork(traveler.page, loss),
      await useBadNetwork(flightaid.page, loss),
    ];

    await traveler.page.goto(`/connect?itinerary=${offered}&role=traveler`, {
      timeout,
      waitUntil: "commit",
    });
    await pressUntil(
      traveler.page.getByRole("button", { name: "Connect", exact: true }),
      title(traveler, "Your request was sent"),
    );
    const id = new URL(traveler.page.url()).searchParams.get("connection") ?? "";
    await write(traveler, initials.flightaid, "Could you meet my mother at security?");

    await flightaid.page.goto(`/connect?connection=${id}`, { timeout, waitUntil: "commit" });
    const accept = flightaid.page.getByRole("button", { name: "Accept" });
    const question = flightaid.page.getByRole("dialog");
    await accept.click({ timeout });
    await pressUntil(
      question.getByRole("button", { name: "Accept" }),
      title(flightaid, `You have said yes to ${initials.traveler}`),
    );

    await traveler.page.reload({ timeout });
    await patiently(payButton(traveler.page)).toBeVisible();
    const paid = title(traveler, "You are connected");
    await patiently(async () => {
      if (await paid.isVisible()) return;
      const opening = traveler.page.waitForEvent("popup");
      await payButton(traveler.page).click();
      const popup = await opening;
      await patiently(popup.getByRole("heading", { name: /^Pay / })).toBeVisible();
      await choose(popup, "Pay");
      await patiently(paid).toBeVisible();
    }).toPass({ timeout });
    await expectPayment(id, "COMPLETED");

    await flightaid.page.reload({ timeout });
    await patiently(title(flightaid, "You are connected")).toBeVisible();
    await write(flightaid, "Meera Krishnan", "I will be at security at six.");
    await traveler.page.reload({ timeout });
    await patiently(
      traveler.page.getByRole("log").getByText("I will be at security at six."),
    ).toHaveCount(1);

    const subjects = await Promise.all(
      [traveler, flightaid].map(async ({ person }) =>
        (await mailsTo(person.email)).map(({ subject }) => subject),
      ),
    );
    const count = (start: string) => subjects.flat().filter((one) => one.startsWith(start)).length;
    expect([count("Payment Successful"), count("Connected Successfully")]).toEqual([1, 1]);
    const kinds = lost.flat();
    for (const kind of ["POST /api/connections", "POST /api/connections/…/answer"])
      expect(kinds).toContain(kind);
    expect(kinds.some((kind) => kind.endsWith("/capture"))).toBe(true);
  });
