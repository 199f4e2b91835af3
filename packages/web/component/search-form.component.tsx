/** The search form: its role, which the address may name, and its airports. */
import * as airport from "@flightaides/core/airport/contract.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { settle } from "./control-moves";
import { fields, serveEverything } from "./itineraries";
import { api, close, fakeClock, open } from "./page";

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

test("airports are suggested from the third letter on", async () => {
  const terms: string[] = [];
  api().on(airport.suggest, ({ term }) => {
    terms.push(term);
    return [
      {
        iata: "YYZ",
        city: "Toronto",
        name: "Pearson",
        country: { name: "Canada", code: "CA" },
        state: { abbr: "ON" },
        timeZone: "America/Toronto",
      },
    ];
  });
  await open("/search");
  const { to } = fields();
  await expect.element(to).toBeVisible();
  onTestFinished(() => void vi.useRealTimers());
  fakeClock();
  await to.fill("to");
  // The field has been painted, so that its clock runs.
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await settle();
  expect(terms).toEqual([]);
  await to.fill("tor");
  await expect.element(page.getByRole("option", { name: "YYZ" })).toBeVisible();
  expect(terms).toEqual(["tor"]);
});
