import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cityPairs } from "../../core/src/trip/city-pairs";
import { drawSharePictures } from "./share-picture";

it("are drawn from their current sources; otherwise run their script", async () => {
  const drawn = await drawSharePictures();
  expect(drawn.size).toBe(1 + cityPairs.length);
  for (const [file, picture] of drawn) {
    const committed = await readFile(file);
    expect(committed.equals(picture), file).toBe(true);
    // The width and the height, which index.html and the preview of a trip state.
    expect([committed.readUInt32BE(16), committed.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
