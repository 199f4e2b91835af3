import { readFileSync } from "node:fs";
import { once } from "../once";

/** The coasts of the world, for `pictureOf`. A file of its own, also next to the bundles: few calls need it. */
export const worldOutline = once(() =>
  readFileSync(new URL("world-outline.txt", import.meta.url), "utf8"),
);
