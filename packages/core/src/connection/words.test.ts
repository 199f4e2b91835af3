import { beforeAll, describe, expect, it } from "vitest";
import { itemOf, pair, pay, timesOf } from "../../test/connection";
import type { Type } from "../trip/contract";
import type { ConnectionItem } from "./entity";
import { wordOf } from "./words";

const now = new Date();
let item: ConnectionItem;
let before: string;
let after: string;
beforeAll(async () => {
  const { id } = await pair(now);
  await pay(id, now);
  item = await itemOf(id);
  const { aroundEnd } = await timesOf(id);
  [before, after] = [aroundEnd(-1).toISOString(), aroundEnd(1).toISOString()];
});

const tapped = (role: Type, kind: "met" | "handed-over") => ({
  tapped: { [role]: { [kind]: true } },
});

describe("the word of a participant on whether the two flew together", () => {
  const rows: [string, Type, () => Partial<ConnectionItem>, ReturnType<typeof wordOf>][] = [
    ["none", "traveler", () => ({}), undefined],
    ["a review", "traveler", () => ({ reviews: { traveler: { again: "no" } } }), "flown"],
    [
      "the review of the other",
      "traveler",
      () => ({ reviews: { flightaid: { again: "no" } } }),
      undefined,
    ],
    ["no trip", "traveler", () => ({ reviews: { traveler: { again: "no-trip" } } }), "not-flown"],
    ["did not meet", "traveler", () => ({ didNotMeetAt: after }), "not-flown"],
    ["did not meet, of the other", "flightaid", () => ({ didNotMeetAt: after }), undefined],
    [
      "a contradiction",
      "flightaid",
      () => ({ didNotMeetAt: after, contradictedAt: after }),
      "flown",
    ],
    ["cancelled by the airline", "flightaid", () => airline("flightaid"), "not-flown"],
    ["the same, of the other", "traveler", () => airline("flightaid"), undefined],
    ["its contradiction after the trip", "traveler", () => airline("flightaid", after), "flown"],
    [
      "its contradiction before the flight",
      "traveler",
      () => airline("flightaid", before),
      undefined,
    ],
    ["a tap that they met", "traveler", () => tapped("traveler", "met"), "flown"],
    ["that tap of the other", "traveler", () => tapped("flightaid", "met"), undefined],
    [
      "having met, before the airline cancelled",
      "traveler",
      () => ({ ...tapped("traveler", "met"), ...airline("traveler") }),
      "not-flown",
    ],
  ];
  it.each(rows)("%s: of the %s", (_, role, changed, word) => {
    expect(wordOf({ ...item, ...changed() }, role)).toBe(word);
  });
});

function airline(by: Type, contradictedAt?: string): Partial<ConnectionItem> {
  const claim = { by, at: before, until: after };
  return { airline: { ...claim, ...(contradictedAt && { contradictedAt }) } };
}
