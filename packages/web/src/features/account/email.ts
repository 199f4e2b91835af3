import * as z from "zod/mini";

const Email = z.email();

export function emailError(typed: string): string | undefined {
  return Email.safeParse(typed.trim()).success
    ? undefined
    : "Enter an email address like name@example.com.";
}
