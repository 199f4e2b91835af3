/** The tree of the main states of a connection, which the real API takes days to reach. The test chooses the responses. */
import { newConnection, paid, payStandIn } from "../support/pay-stand-in";
import { expect, signedIn, test } from "../support/test";
import { trees } from "./trees";

test.use(signedIn);

const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();

for (const [name, tree, changed] of [
  [
    "requested, flightaid",
    trees.requested,
    { role: "flightaid", state: "requested", answerBy: soon },
  ],
  ["accepted, traveler", trees.payable, {}],
  ["paid, traveler", trees.paid, paid(newConnection())],
] as const)
  test(`${name}: headings, regions and controls`, { tag: "@deep" }, async ({ page }) => {
    await payStandIn(page, changed);
    await page.goto("/connect?connection=connection-1");
    await expect(page.locator("body")).toMatchAriaSnapshot(tree);
  });
