/** The picture of a trip: what it shows of one or two trips, that it holds its place, and that it is left out where data is saved. */
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { writeSession } from "../src/lib/session";
import { expectAccessible } from "./accessible";
import { leg, sameFlight, serveConnection } from "./connections";
import { newCard, serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const airports = {
  BOM: ["Mumbai", 19.1, 72.9],
  DEL: ["New Delhi", 28.6, 77.1],
  DXB: ["Dubai", 25.3, 55.4],
  HNL: ["Honolulu", 21.3, -157.9],
  LGW: ["London", 51.1, -0.2],
  LHR: ["London", 51.5, -0.5],
  SYD: ["Sydney", -33.9, 151.2],
  YVR: ["Vancouver", 49.2, -123.2],
  YYZ: ["Toronto", 43.7, -79.6],
} as const;
type Code = keyof typeof airports;

function legsOf(...stops: Code[]): ShownLeg[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const at = ([, latitude, longitude]: (typeof airports)[Code]) => ({ latitude, longitude });
    return {
      ...leg,
      sequence: index + 1,
      from,
      to,
      fromCity: airports[from][0],
      toCity: airports[to][0],
      fromPosition: at(airports[from]),
      toPosition: at(airports[to]),
      airline: "Emirates",
    };
  });
}

const picture = page.getByRole("img");
const weights = () =>
  [...document.querySelectorAll("[data-weight]")].map((arc) => arc.getAttribute("data-weight"));
const names = () => [...document.querySelectorAll("[data-side]")].map((label) => label.textContent);

/** The page of a trip. */
async function showTrip(legs: ShownLeg[]): Promise<void> {
  api().on(itinerary.fromId, () => newCard({ itinerary: legs }));
  await open("/trip/itinerary-1");
  await expect.element(page.getByRole("article")).toBeVisible();
}

async function drawn(name: string): Promise<void> {
  await expect.element(page.getByRole("img", { name, exact: true })).toBeVisible();
  await expect.poll(weights).not.toEqual([]);
}

beforeEach(async () => {
  serveEverything();
  await page.viewport(390, 844);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

describe.each<[string, Code[], string, string[], number]>([
  ["one leg", ["YYZ", "DEL"], "From Toronto to New Delhi.", ["Toronto", "New Delhi"], 1],
  ["across the date line", ["YVR", "SYD"], "From Vancouver to Sydney.", ["Vancouver", "Sydney"], 1],
  [
    "six legs",
    ["BOM", "DEL", "LHR", "YYZ", "YVR", "HNL", "SYD"],
    "From Mumbai by way of New Delhi, London, Toronto, Vancouver, Honolulu to Sydney.",
    ["Mumbai", "Sydney", "New Delhi", "London", "Toronto", "Vancouver", "Honolulu"],
    6,
  ],
  ["within a city", ["LHR", "LGW"], "From London to London.", ["London"], 1],
])("a trip, %s", (_, stops, name, labels, arcs) => {
  test("is drawn, said in words, and accessible", async () => {
    await showTrip(legsOf(...stops));
    await drawn(name);
    expect(names()).toEqual(labels);
    expect(weights()).toEqual(Array(arcs).fill("strong"));
    await expectAccessible(390);
    await expectAccessible(1280);
  });
});

test("the page of a trip says airline and flight time", async () => {
  await showTrip(legsOf("BOM", "DXB"));
  const card = page.getByRole("article");
  await expect.element(card).toHaveTextContent("EK-241 · Emirates");
  await expect.element(card).toHaveTextContent("Flight timeabout 3 hours");
});

test("its place is reserved, and names stay in it with text of twice the size", async () => {
  await showTrip(legsOf("YYZ", "DEL"));
  const before = picture.element().getBoundingClientRect();
  await drawn("From Toronto to New Delhi.");
  expect(picture.element().getBoundingClientRect()).toEqual(before);
  document.documentElement.style.fontSize = "200%";
  const frame = picture.element().getBoundingClientRect();
  for (const label of document.querySelectorAll("[data-side]")) {
    const { left, right } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
  document.documentElement.style.removeProperty("font-size");
});

test("there is none where a position is not known", async () => {
  const [first, second] = legsOf("BOM", "DXB", "YYZ");
  const { toPosition: _, ...unknown } = second ?? leg;
  await showTrip([first ?? leg, unknown]);
  await expect.element(picture).not.toBeInTheDocument();
});

test("there is none where data is saved", async () => {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: { saveData: true },
  });
  await showTrip(legsOf("YYZ", "DEL"));
  await expect.element(picture).not.toBeInTheDocument();
});

test("the result of a search shows the searched trip, and who flies along", async () => {
  const searched = legsOf("BOM", "DXB", "YYZ");
  writeSession("role", "traveler");
  writeSession("searched", { itinerary: searched, role: "traveler", phoneNumber: "" });
  writeSession("searchResponse", [
    {
      ...newCard({ itinerary: legsOf("DXB", "YYZ"), traveler: { displayName: "F*******" } }),
      match: { ...sameFlight, legs: [{ mine: 2, theirs: 1 }] },
    },
  ]);
  await open("/searchResult");
  const words = "F. is with you from Dubai to Toronto.";
  await drawn(`From Mumbai by way of Dubai to Toronto. ${words}`);
  expect(weights()).toEqual(["plain", "strong"]);
  await expect.element(page.getByText(words)).toHaveAttribute("aria-hidden", "true");
  await expectAccessible(390);
  await expectAccessible(1280);
});

test("a connection shows both trips", async () => {
  signIn();
  const [mine, theirs] = [legsOf("BOM", "DXB", "YYZ"), legsOf("DEL", "DXB", "YYZ")];
  const side = (all: ShownLeg[]) => ({ leg: all[1] ?? leg, legs: all.length, all });
  serveConnection({
    mine: side(mine),
    theirs: side(theirs),
    match: { ...sameFlight, legs: [{ mine: 2, theirs: 2 }] },
  });
  await open("/connect?connection=connection-1");
  await drawn("From Mumbai by way of Dubai to Toronto. P. is with you from Dubai to Toronto.");
  expect(weights()).toEqual(["other", "plain", "strong"]);
  await expect.element(page.getByText("Flight EK-241 · Emirates").first()).toBeVisible();
  await expect.element(page.getByText("Flight time: about 14 hours").first()).toBeVisible();
  await expectAccessible(390);
  await expectAccessible(1280);
});
