/** Whether a stored value has texts under these names. For the first scripts of a page, which have no schemas. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Record<Name, string> {
  if (typeof value !== "object" || value === null) return false;
  const record: Record<string, unknown> = { ...value };
  return names.every((name) => typeof record[name] === "string");
}
