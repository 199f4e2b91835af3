/** The page of a pair of cities: what is posted, honestly counted, and the ways on for families and Flightaides. */
import * as matching from "@flightaides/core/matching/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { addDays } from "../src/lib/calendar";
import { readRole } from "../src/lib/session-storage";
import { expectAccessible } from "./accessible";
import { leg } from "./connections";
import { refused } from "./fake-api";
import { newCard, serveEverything } from "./itineraries";
import { api, open } from "./page";

const flown = (id: string, from: string, to: string, days: number) =>
  newCard({
    id,
    itinerary: [{ ...leg, from, to, travelDate: addDays(leg.travelDate, days) }],
  });

/** In each direction between London and Delhi. One flies from both airports of London. */
const both = newCard({
  id: "both",
  itinerary: [
    { ...leg, from: "LHR", to: "DEL", travelDate: addDays(leg.travelDate, 3) },
    { ...leg, sequence: 2, from: "LGW", to: "DEL", travelDate: addDays(leg.travelDate, 20) },
  ],
});
const posted: Record<string, matching.PublicCard[]> = {
  "LHR-DEL": [flown("late", "LHR", "DEL", 9), both],
  "LGW-DEL": [flown("early", "LGW", "DEL", 1), both],
};

beforeEach(() => {
  serveEverything();
  api().on(matching.list, ({ from, to }) => posted[`${from}-${to}`] ?? []);
});

const region = (name: string) => page.getByRole("region", { name, exact: true });

test("counts each trip once over all airports of a city, the soonest first", async () => {
  await open("/flights/london-delhi");
  const out = region("London to Delhi");
  await expect.element(out.getByText("3 trips are posted.")).toBeVisible();
  const cards = out
    .getByRole("article")
    .elements()
    .map((card) => card.textContent ?? "");
  const airports = (text: string) => ["LHR", "LGW"].filter((code) => text.includes(code));
  expect(cards.map(airports)).toEqual([["LGW"], ["LHR", "LGW"], ["LHR"]]);
  await expect.element(region("Delhi to London").getByText(/^No trip is posted/)).toBeVisible();
  expect(api().calls.filter((one) => one === "GET /flightAid")).toHaveLength(4);
  await expectAccessible(390);
  await expectAccessible(1280);
});

test("says so where there are more than it counts, and leads to the lists of each pair of airports", async () => {
  const many = Array.from({ length: 50 }, (_, index) => flown(`${index}`, "LHR", "DEL", index));
  api().on(matching.list, ({ from }) =>
    from === "LHR" ? Response.json(many, { headers: { link: '<?cursor=x>; rel="next"' } }) : [],
  );
  await open("/flights/london-delhi");
  const out = region("London to Delhi");
  await expect.element(out.getByText(/^More than 50 trips/)).toBeVisible();
  expect(out.getByRole("article").elements()).toHaveLength(4);
  const lists = out.getByRole("link", { name: /^All trips/ }).elements();
  expect(lists.map((link) => link.getAttribute("href"))).toEqual([
    "/allitinerary?from=LHR&to=DEL",
    "/allitinerary?from=LGW&to=DEL",
  ]);
});

test("leads to the search and to posting with both cities of the chosen direction", async () => {
  await open("/flights/london-delhi");
  await page.getByLabelText("Direction").selectOptions("Delhi to London");
  await page.getByRole("link", { name: "Offer your flight" }).click();
  await expect.element(page.getByRole("combobox", { name: "From" })).toHaveValue("Delhi (DEL)");
  await expect
    .element(page.getByRole("combobox", { name: "To", exact: true }))
    .toHaveValue("London (LHR)");
  expect(readRole()).toBe("flightaid");
});

test("says that the trips could not be loaded, and stays useful", async () => {
  api().on(matching.list, () => refused("overloaded"));
  await open("/flights/london-delhi");
  await expect.element(page.getByText("We couldn’t load the itineraries.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Find a Flightaide" })).toBeVisible();
});

test("is not there for an unknown pair, and not indexed", async () => {
  await open("/flights/delhi-london");
  await expect
    .element(page.getByRole("heading", { name: "This page doesn’t exist" }))
    .toBeVisible();
  expect(document.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
});
