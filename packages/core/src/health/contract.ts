import * as z from "zod/mini";
import { contract } from "../contract";

/** Reports that the API is up, and its version. */
export const health = contract({
  method: "GET",
  path: "/health",
  auth: "none",
  input: () => z.object({}),
  output: () => z.object({ status: z.literal("ok"), stage: z.string(), version: z.string() }),
  cache: "no-store",
});
