/** UTF-16 code units, as the API has it. */
export const maxNameLength = 100;

export function nameError(typed: string): string | undefined {
  return typed.trim() ? undefined : "Enter your name.";
}
