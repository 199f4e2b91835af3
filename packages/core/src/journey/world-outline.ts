import { readFileSync } from "node:fs";
import { once } from "../once";

/** The coastlines that `pictureOf` draws. Read on first use from a file that is deployed next to the bundle. */
export const worldOutline = once(() =>
  readFileSync(new URL("world-outline.txt", import.meta.url), "utf8"),
);
