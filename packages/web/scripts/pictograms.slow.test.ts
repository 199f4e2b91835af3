import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawPictograms, pictograms } from "./pictograms";

test("pictograms.json is up to date", () => {
  expect(readFileSync(pictograms, "utf8")).toBe(drawPictograms());
});
