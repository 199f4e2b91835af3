/** The pending sign-up. Address and name are stored in the tab, so that a reload loses neither. */
import * as z from "zod/mini";
import { readText, removeTexts, writeText } from "../../lib/session-storage";

const confirmingKey = "confirming";

/** The name is unknown when a sign-in continues a sign-up of another browser. */
const PendingSignUp = z.object({ email: z.string(), name: z.optional(z.string()) });
export type PendingSignUp = z.output<typeof PendingSignUp>;

/** The password is kept only in memory. It allows a sign-in right after the code, until the page is left. */
let password: { email: string; text: string } | undefined;

export function readPending(): PendingSignUp | undefined {
  try {
    return z.safeParse(PendingSignUp, JSON.parse(readText(confirmingKey) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function rememberPending(pending: PendingSignUp, typed: string): void {
  writeText(confirmingKey, JSON.stringify(pending));
  password = { email: pending.email, text: typed };
}

export function passwordFor(email: string): string | undefined {
  return password?.email === email ? password.text : undefined;
}

export function forgetPending(): void {
  removeTexts(confirmingKey);
  password = undefined;
}
