import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { icons } from "../pwa/icons";
import { drawIcon, pathOfIcon } from "./app-icons";

it.each(icons)("$file is drawn from the current source; otherwise run the script", async (icon) => {
  const committed = await readFile(pathOfIcon(icon));
  expect(committed.equals(await drawIcon(icon))).toBe(true);
  expect([committed.readUInt32BE(16), committed.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
});
