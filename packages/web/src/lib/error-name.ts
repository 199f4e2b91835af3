/** The `name` of an error, for Amplify's: Cognito's exception. Empty for other values. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
