/** A masked name within a sentence. Pure. */

/** `S.` for `S*****`. Empty without a name. @param masked as `maskName` returns it */
export function initial(masked: string): string {
  const [, first = ""] = /^(.[^*]*)\**$/su.exec(masked) ?? [];
  return first && `${first}.`;
}
