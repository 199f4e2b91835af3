/** The role of the search form, which the address may name. */
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveEverything } from "./itineraries";
import { close, open } from "./page";

const find = page.getByLabelText("Find FlightAides");
const offer = page.getByLabelText("Offer FlightAides");
const here = () => `${location.pathname}${location.search}`;

beforeEach(serveEverything);

test("a role that is chosen beside that of the address survives a reload", async () => {
  await open("/search?filter=flightaid");
  await expect.element(find).toBeChecked();
  await page.getByText("Offer FlightAides", { exact: true }).click();
  await expect.poll(here).toBe("/search?filter=traveler");
  await close();
  await open(here());
  await expect.element(offer).toBeChecked();
});

test("after another role was chosen, Cancel still leads home where there is no previous page", async () => {
  await open("/search?filter=flightaid");
  await page.getByText("Offer FlightAides", { exact: true }).click();
  await page.getByText("Find FlightAides", { exact: true }).click();
  await page.getByText("Offer FlightAides", { exact: true }).click();
  await expect.poll(here).toBe("/search?filter=traveler");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(here).toBe("/");
});

test("an address without a role has none after one was chosen", async () => {
  await open("/search");
  await page.getByText("Offer FlightAides", { exact: true }).click();
  await expect.element(offer).toBeChecked();
  expect(here()).toBe("/search");
});
