/** An operation of the API: a schema for its input, and a function. */
import * as z from "zod";
import { invalidParameter } from "./errors";
import type { UserPool } from "./user-pool";

export type Operation = (pool: UserPool, input: unknown) => Promise<object>;

/** Ignores unknown keys, such as analytics and device data. Rejects wrong values with Cognito's validation message. */
export function operation<S extends z.ZodType>(
  schema: S,
  run: (pool: UserPool, input: z.output<S>) => Promise<object>,
): Operation {
  return async (pool, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(pool, parsed.data);
    const issues = parsed.error.issues.map(
      ({ message, path }) =>
        `Value at '${lowerFirst(path.join("."))}' failed to satisfy constraint: ${message}`,
    );
    throw invalidParameter(
      `${issues.length} validation error${issues.length > 1 ? "s" : ""} detected: ${issues.join("; ")}`,
    );
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

// Constraints of the API reference.
export const username = z
  .string()
  .min(1, "Member must have length greater than or equal to 1")
  .max(128, "Member must have length less than or equal to 128");
export const password = z
  .string()
  .max(256, "Member must have length less than or equal to 256")
  .regex(/^\S+.*\S+$/s, "Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$");
export const code = z
  .string()
  .regex(/^\S+$/, "Member must satisfy regular expression pattern: [\\S]+");
export const metadata = z.record(z.string(), z.string()).optional();
