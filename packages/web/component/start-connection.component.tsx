/** The page that opens a connection: what it shows of the other person, and what it writes before a button is pressed. */
import * as contract from "@flightaides/core/connection/contract.ts";
import type { OthersItinerary } from "@flightaides/core/itinerary/contract.ts";
import * as itinerary from "@flightaides/core/itinerary/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { writeSession } from "../src/lib/session";
import { expectAccessible } from "./accessible";
import { leg, newConnection, sameFlight, serveConnection } from "./connections";
import { hold } from "./control-moves";
import { refused } from "./fake-api";
import { fields, newCard, ownTrip } from "./itineraries";
import { api, open, signIn } from "./page";

const connect = page.getByRole("button", { name: "Connect", exact: true });
const who = page.getByText("Who flies: Mother, 70 to 79 years");
const writes = () => api().calls.filter((call) => !call.startsWith("GET "));

const traveler: OthersItinerary = {
  ...newCard({ type: "traveler", addInfo: "She likes tea." }),
  languages: ["hi"],
  relation: "mother",
  ageGroup: "70-79",
  needs: ["changing-planes"],
  matched: { match: { ...sameFlight, languages: ["hi"] }, mine: ownTrip.itinerary },
};

function serve(card: OthersItinerary): void {
  serveConnection();
  api().on(contract.list, () => []);
  api().on(contract.open, () => newConnection({ role: "flightaid" }));
  api().on(itinerary.fromId, () => card);
}

/** What Connect on a card keeps in the tab. */
function choose({ id, type, itinerary: legs, traveler: owner }: OthersItinerary): void {
  writeSession("role", type === "traveler" ? "flightaid" : "traveler");
  writeSession("connectWith", { id, type, itinerary: legs, traveler: owner });
}

beforeEach(() => signIn());

test("a link shows what the mail showed, and writes nothing before Connect", async () => {
  serve(traveler);
  await open(`/connect?itinerary=${traveler.id}&role=flightaid`);
  await expect.element(who).toBeVisible();
  const card = page.getByRole("article", { name: "Dubai" });
  await expect.element(card).toHaveTextContent("Same flight · speaks Hindi");
  await expect.element(card).toHaveTextContent(/What would help: changing planes/i);
  await expect.element(card).toHaveTextContent("She likes tea.");
  await expect.element(card).toHaveTextContent("P.");
  await expect.element(card).toHaveTextContent("Member since November 2024");
  expect(writes()).toEqual([]);
  await expectAccessible(390);
  await connect.click();
  await expect.poll(writes).toEqual(["POST /connections"]);
});

test("a Flightaide sees who flies before they say yes, and says it by keyboard", async () => {
  serve(traveler);
  choose(traveler);
  await open("/connect");
  await expect.element(who).toBeVisible();
  expect(writes()).toEqual([]);
  await expect.element(connect).toBeVisible();
  (connect.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(writes).toEqual(["POST /connections"]);
});

test("where nobody has said who flies, one press of Connect is enough", async () => {
  serve(newCard({ type: "traveler" }));
  choose(traveler);
  await open("/connect");
  await expect.poll(writes).toEqual(["POST /connections"]);
});

test("a family that has chosen a Flightaide is asked nothing twice", async () => {
  const card = newCard({ itinerary: [leg] });
  serve(card);
  api().on(itinerary.fromId, () => {
    throw new Error("The card of the list has said all of it");
  });
  choose(card);
  await open("/connect");
  await expect.poll(writes).toEqual(["POST /connections"]);
});

test("a family that corrects its number is not asked for the flight it has searched with", async () => {
  const card = newCard({ itinerary: [leg] });
  serve(card);
  choose(card);
  writeSession("searched", { itinerary: [leg], role: "traveler", phoneNumber: "+14165550134" });
  writeSession("searchResponse", [{ ...card, match: sameFlight }]);
  api().on(contract.open, () =>
    refused("phone-number-required", {
      errors: [{ path: "phoneNumber", reason: "invalid-phone-number" }],
    }),
  );
  await open("/connect");
  await expect.element(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await fields().phoneNumber.fill("+1 416 555 0199");
  await fields().terms.click();
  const { late, arrive } = hold();
  api().on(contract.open, async () => {
    await late;
    return newConnection();
  });
  await connect.click();
  await expect.element(page.getByText("Connecting...")).toBeVisible();
  arrive();
  await expect.poll(() => location.search).toBe("?connection=connection-1");
});
