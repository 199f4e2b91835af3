import { expect, test } from "vitest";
import { paths, tripPath, withQuery, withSection } from "./paths";

test("a query keeps what is set, escaped", () => {
  expect(withQuery(paths.search, {})).toBe("/search");
  expect(withQuery(paths.connect, { connection: "a b&c", itinerary: undefined })).toBe(
    "/connect?connection=a+b%26c",
  );
  expect(withQuery(paths.allItineraries, { from: "DXB", to: "YYZ" })).toBe(
    "/allitinerary?from=DXB&to=YYZ",
  );
});

test("a section is a fragment of its document", () => {
  expect(withSection(paths.support, "contact")).toBe("/support#contact");
});

test("the address of a trip contains its id, escaped", () => {
  expect(tripPath("a/b?c")).toBe("/trip/a%2Fb%3Fc");
});
