/** Something a person can mend: its message is printed without a stack. */
export class PlainError extends Error {
  override readonly name = "PlainError";
}
