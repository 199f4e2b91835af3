export function firstNameOf(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}
