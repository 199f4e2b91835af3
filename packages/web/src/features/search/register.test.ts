import { type Connection, list } from "@flightaides/core/connection/contract.ts";
import type { Reason } from "@flightaides/core/error-reasons.ts";
import { type OwnItinerary, remove, update } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { emptyDetails } from "@flightaides/core/trip/contract.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { type Answer, call, request } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { readSession, removeSession, type SessionValue, writeSession } from "../../lib/session";
import { register } from "./register";

vi.mock("../../lib/api");

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" };
const corrected = { ...leg, travelDate: "2031-03-05" };
const searched = (known: Partial<SessionValue<"searched">> = {}): SessionValue<"searched"> => ({
  itinerary: [leg],
  role: "traveler",
  addInfo: "Speaks Tamil.",
  phoneNumber: "+14165550134",
  ...known,
});
const answer = <Output>(output: Output, created: boolean): Answer<Output> => ({
  output,
  created,
  next: undefined,
  truncated: false,
});
const itinerary = (id: string) => ({ id }) as OwnItinerary;

/** What was sent, in order. */
let sent: unknown[] = [];
/** Ids that the server gives to postings; those that start with `old` exist already. */
let ids: string[] = [];
/** Itineraries that have a connection. */
let connected: string[] = [];
const connections = () =>
  Promise.resolve(connected.map((id) => ({ mine: { itinerary: id } }) as Connection));

beforeEach(() => {
  sent = [];
  connected = [];
  ids = ["first", "second"];
  removeSession("posted");
  vi.mocked(request).mockImplementation((contract) => {
    if (contract === search) return Promise.resolve(answer([], false));
    sent.push("POST");
    const id = ids.shift() ?? "";
    return Promise.resolve(answer(itinerary(id), !id.startsWith("old")));
  });
  vi.mocked(call).mockImplementation((contract, input) => {
    if (contract === list) return connections();
    sent.push([contract.method, (input as { id: string }).id]);
    return Promise.resolve(itinerary((input as { id: string }).id));
  });
});

const refuse = (code: "not-found" | "conflict" | "unavailable", reason?: Reason) =>
  vi.mocked(call).mockImplementation((contract, input) => {
    if (contract === list) return connections();
    sent.push([contract.method, (input as { id: string }).id]);
    return contract === update
      ? Promise.reject(new ApiError(code, "", [], { reason }))
      : Promise.resolve(undefined);
  });

test("a corrected search changes the itinerary that the tab has posted", async () => {
  expect(await register(searched())).toMatchObject({ id: "first" });
  expect(await register(searched({ itinerary: [corrected], addInfo: "" }))).toMatchObject({
    id: "first",
  });
  expect(sent).toEqual(["POST", ["PATCH", "first"]]);
  expect(vi.mocked(call)).toHaveBeenLastCalledWith(update, {
    id: "first",
    confirmedAirlines: [],
    itinerary: [corrected],
    ...emptyDetails,
    traveler: { phoneNumber: "+14165550134" },
    paused: false,
  });
  expect(readSession("posted")).toMatchObject({ id: "first", itinerary: [corrected] });
});

test("a quick second search waits for the first posting, and changes it", async () => {
  await Promise.all([register(searched()), register(searched({ itinerary: [corrected] }))]);
  expect(sent).toEqual(["POST", ["PATCH", "first"]]);
});

test("another trip, the other role, and a posting from before are not replaced", async () => {
  await register(searched());
  await register(searched({ itinerary: [corrected], separate: true }));
  expect(readSession("posted")?.id).toBe("second");
  ids = ["third"];
  await register(searched({ role: "flightaid", connect: "ask" }));
  removeSession("posted");
  ids = ["old", "fourth"];
  await register(searched());
  await register(searched({ itinerary: [corrected] }));
  expect(sent).toEqual(["POST", "POST", "POST", "POST", "POST"]);
});

test("an itinerary that was deleted in the meantime is posted again", async () => {
  writeSession("posted", { id: "gone", role: "traveler", itinerary: [leg] });
  refuse("not-found");
  expect(await register(searched())).toMatchObject({ id: "first" });
  expect(sent).toEqual([["PATCH", "gone"], "POST"]);
  expect(readSession("posted")?.id).toBe("first");
});

test("a trip that the user has posted before replaces the tab's own posting", async () => {
  writeSession("posted", { id: "mistaken", role: "traveler", itinerary: [leg] });
  refuse("conflict", "posted-already");
  ids = ["old"];
  expect(await register(searched({ itinerary: [corrected] }))).toMatchObject({ id: "old" });
  expect(sent).toEqual([["PATCH", "mistaken"], "POST", ["DELETE", "mistaken"]]);
  expect(vi.mocked(call)).toHaveBeenLastCalledWith(remove, { id: "mistaken" });
  expect(readSession("posted")).toBeNull();
});

test("a flightaid who is off offer is told so, and loses no posting", async () => {
  writeSession("posted", { id: "mine", role: "flightaid", itinerary: [leg] });
  refuse("conflict", "off-offer");
  const registered = register(searched({ role: "flightaid", itinerary: [corrected] }));
  await expect(registered).rejects.toMatchObject({ about: { reason: "off-offer" } });
  expect(sent).toEqual([["PATCH", "mine"]]);
  expect(readSession("posted")).toMatchObject({ id: "mine" });
});

test("a failure is reported, and the next attempt starts over", async () => {
  writeSession("posted", { id: "mine", role: "traveler", itinerary: [leg] });
  refuse("unavailable");
  await expect(register(searched())).rejects.toMatchObject({ code: "unavailable" });
  await expect(register(searched())).rejects.toMatchObject({ code: "unavailable" });
  expect(sent).toEqual([
    ["PATCH", "mine"],
    ["PATCH", "mine"],
  ]);
});

test("an itinerary with a connection is not changed", async () => {
  await register(searched());
  connected = ["first"];
  expect(await register(searched({ itinerary: [corrected] }))).toMatchObject({ id: "second" });
  expect(sent).toEqual(["POST", "POST"]);
});
