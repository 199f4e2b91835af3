import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { expect, test } from "vitest";
import { tripEnds } from "./trip-ends";

const leg = (from: string, to: string, travelDate: string): ShownLeg => ({
  sequence: 1,
  from,
  to,
  travelDate,
});

test.each<[string, ShownLeg[], string, string]>([
  ["one leg", [leg("DXB", "YYZ", "2031-03-04")], "DXB", "YYZ"],
  ["two legs", [leg("BOM", "DXB", "2031-03-03"), leg("DXB", "YYZ", "2031-03-04")], "BOM", "YYZ"],
  [
    "a return by the same way",
    [
      leg("YYZ", "LHR", "2031-03-03"),
      leg("LHR", "DEL", "2031-03-04"),
      leg("DEL", "LHR", "2031-03-30"),
      leg("LHR", "YYZ", "2031-03-31"),
    ],
    "YYZ",
    "DEL",
  ],
  [
    "a return on the same day",
    [leg("YYZ", "YUL", "2031-03-03"), leg("YUL", "YYZ", "2031-03-03")],
    "YYZ",
    "YUL",
  ],
])("%s", (_, legs, from, to) => {
  expect(tripEnds(legs)).toMatchObject({ from, to });
});
