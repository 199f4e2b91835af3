import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { drawSharePicture, sharePicture } from "./share-picture";

it("is drawn from its current source; otherwise run its script", async () => {
  const committed = await readFile(sharePicture);
  expect(committed.equals(await drawSharePicture())).toBe(true);
  // The width and the height, which index.html states.
  expect([committed.readUInt32BE(16), committed.readUInt32BE(20)]).toEqual([1200, 630]);
});
