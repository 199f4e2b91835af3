/** Validates a code. Cognito's have six digits. */
export function codeError(typed: string): string | undefined {
  return /^\d{6}$/.test(typed.trim()) ? undefined : "Enter the six digits of the code.";
}
