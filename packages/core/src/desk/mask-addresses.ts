/** Hides e-mail addresses in a text, such as an error message of SES. */
export function maskAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…@…");
}
