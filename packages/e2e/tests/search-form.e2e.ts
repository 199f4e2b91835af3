import { gate } from "../support/gate";
import { fields, fill } from "../support/search-page";
import { expect, test } from "../support/test";
import { seededTrip } from "../support/trips";

const forms = {
  "the search page": { path: "/search?filter=flightaid", submit: "Submit" },
  home: { path: "/", submit: "Search" },
};

for (const [name, { path, submit }] of Object.entries(forms))
  test(`the form of ${name} waits for the airport that was typed last`, {
    tag: name === "home" ? "@deep" : [],
  }, async ({ page }) => {
    const lookup = gate();
    await page.route(/\/api\/airports\?term=yyz/i, async (route) => {
      await lookup.opened;
      await route.continue();
    });
    await page.goto(path);
    await fill(page, { ...seededTrip, to: "" });
    // As a phone writes it: `autocapitalize="words"`.
    await fields(page).to.fill("Yyz");
    const button = page.getByRole("main").getByRole("button", { name: submit });
    await button.click();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Choose an airport from the list.")).toHaveCount(0);
    lookup.open();
    await page.waitForURL("**/searchResult");
    await expect(page.getByRole("main")).toContainText("Toronto");
  });
