/** An error that the user can fix. Its message is printed without a stack. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
