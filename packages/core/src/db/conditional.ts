/**
 * Awaits a write that has a condition.
 * @returns its result, or undefined if the condition failed
 */
export async function conditional<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    // ElectroDB wraps the SDK's error.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && cause.name === "ConditionalCheckFailedException")
      return undefined;
    throw error;
  }
}
