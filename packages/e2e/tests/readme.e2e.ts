/** The steps of README.md, exactly as written. */
import { readFile } from "node:fs/promises";
import { fillLogin } from "../support/account";
import { inboxUrl } from "../support/addresses";
import { mailAbout } from "../support/inbox";
import { agree, choose, openPayPal } from "../support/pair";
import { fields } from "../support/search-page";
import { expect, moving, test } from "../support/test";
import { seededTrip } from "../support/trips";

test.use(moving);

const family = { email: "family@example.com", password: "Flight-2026" };
const flightaid = "farah.siddiqui@example.com";

/** The numbered steps, without their numbers. */
async function stepsOfReadme(): Promise<string[]> {
  const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
  return [...readme.matchAll(/^\d\. (.*(?:\n {3}.*)*)$/gm)].map(([, step = ""]) =>
    step.replace(/\s+/g, " "),
  );
}

test("the steps of the README: from a search to both mails", async ({ page }) => {
  const inbox = await page.context().newPage();
  const walk: [step: string, take: () => Promise<unknown>][] = [
    [
      "On home, search from *Dubai* to *Toronto*, two weeks from today, flight `EK 241`.",
      async () => {
        await page.goto("/");
        await expect(page.getByRole("article").first()).toBeVisible();
        const form = fields(page.getByRole("region", { name: "Search for a flight" }));
        await page.keyboard.press("Tab");
        await form.from.fill("Dubai");
        await page.getByRole("option", { name: "DXB" }).click();
        await form.to.fill("Toronto");
        await page.getByRole("option", { name: "YYZ" }).click();
        await form.travelDate.fill(seededTrip.travelDate);
        await form.flight.fill("EK 241");
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await expect(page.getByRole("heading", { name: "Search result" })).toBeVisible();
      },
    ],
    [
      "Press *Connect* on the card of F., a Flightaide on the same flight who said yes in advance.",
      async () => {
        const card = page
          .getByRole("article")
          .filter({ hasText: "Same flight" })
          .filter({ hasText: /\bF\*+/ });
        await expect(card).toContainText("Member since");
        await expect(card).not.toContainText("Asks first");
        await card.getByRole("button", { name: "Connect" }).click();
      },
    ],
    [
      "Log in as `family@example.com` with the password `Flight-2026`, and agree to the co-traveler agreement.",
      async () => {
        await expect(page.getByText("You wanted to connect with F")).toBeVisible();
        await fillLogin(page, family);
        await agree(page);
      },
    ],
    [
      "Pay in the window that stands in for PayPal.",
      async () => {
        await choose(await openPayPal(page), "Pay");
        await expect(page.getByRole("heading", { name: "You are connected" })).toBeVisible();
      },
    ],
    [
      "Read both mails at http://localhost:8005: *Payment Successful* to the family, *Connected Successfully* to the Flightaide.",
      async () => {
        expect(await mailAbout(family.email, "Payment Successful")).toContain(flightaid);
        expect(await mailAbout(flightaid, "Connected Successfully DXB-YYZ")).toContain(
          family.email,
        );
        await inbox.goto(inboxUrl);
        for (const subject of ["Payment Successful", "Connected Successfully DXB-YYZ"])
          await expect(inbox.getByRole("link", { name: subject }).first()).toBeVisible();
      },
    ],
  ];
  expect(await stepsOfReadme()).toEqual(walk.map(([step]) => step));
  for (const [step, take] of walk) await test.step(step, take);
});
