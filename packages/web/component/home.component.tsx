/** What home says at a glance, and the example of a pair. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { serveEverything } from "./itineraries";
import { open } from "./page";

const glance = page.getByRole("region", { name: "At a glance" });
const example = page.getByRole("region", { name: "An invented example" });

async function openHome(): Promise<void> {
  serveEverything();
  await open("/");
  await expect.element(glance).toBeInTheDocument();
}

test("says the fee and who pays it, when it comes back, and what is checked and what is not", async () => {
  await openHome();
  const facts = glance.getByRole("definition");
  await expect.element(facts.nth(0)).toHaveTextContent("$10 USD to connect, paid by the family.");
  await expect.element(facts.nth(0)).toHaveTextContent("Free for helpers.");
  await expect.element(facts.nth(1)).toHaveTextContent("You get all of it back if");
  await expect.element(facts.nth(2)).toHaveTextContent("E-mail addresses.");
  await expect.element(facts.nth(3)).toHaveTextContent("Identity and bookings.");
  await expect
    .element(glance.getByRole("link", { name: "You get all of it back" }))
    .toHaveAttribute("href", "/terms-of-use#refunds");
  await expect
    .element(glance.getByRole("link", { name: "More about safety" }))
    .toHaveAttribute("href", "/safety");
});

test("the example names no person, says that it is one, and has the flight that both are on", async () => {
  await openHome();
  const stops = example.getByRole("list").nth(1).getByRole("listitem");
  await expect.element(stops.nth(0)).toHaveTextContent("Mumbai BOMEK-501");
  await expect.element(stops.nth(1)).toHaveTextContent("Dubai DXBEK-241Same flight");
  await expect.element(stops.nth(2)).toHaveTextContent("Toronto YYZ");
  // Nothing in it can be pressed: it is no posted trip.
  expect(example.getByRole("link").elements()).toEqual([]);
  expect(example.getByRole("button").elements()).toEqual([]);
});

test("on a phone the role cards and the fee are in the first screen, the example in the second", async () => {
  await page.viewport(390, 844);
  await openHome();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom + scrollY;
  const [fee] = glance.getByRole("definition").elements();
  if (!fee) throw new Error("There is no fee.");
  expect(bottomOf(fee)).toBeLessThanOrEqual(844);
  const [line] = example.getByRole("list").last().elements();
  if (!line) throw new Error("There is no line.");
  expect(bottomOf(line)).toBeLessThanOrEqual(2 * 844);
});

test.each([320, 390, 1280])("is accessible at %i px", async (width) => {
  await openHome();
  await expectAccessible(width);
});
