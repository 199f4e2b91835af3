import * as z from "zod/mini";
import { contract } from "../contract";

export const health = contract({
  method: "GET",
  path: "/health",
  auth: "none",
  input: () => z.object({}),
  output: () => z.object({ status: z.literal("ok"), stage: z.string(), version: z.string() }),
  cache: "no-store",
});
