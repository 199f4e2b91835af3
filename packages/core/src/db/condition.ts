/** Tells a condition that did not hold from everything else that can go wrong with a single write. */
export function conditionFailed(error: unknown): boolean {
  // ElectroDB wraps what the SDK throws.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && cause.name === "ConditionalCheckFailedException";
}
