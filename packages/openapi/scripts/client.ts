/** Writes `client.d.ts`. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { clientTypes } from "./client-types";

await writeFile(fileURLToPath(new URL("../client.d.ts", import.meta.url)), await clientTypes());
