import type { Manifest } from "vite";

/** The keys of a chunk and of everything that it imports statically. */
export function closure(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, manifest, found);
  return found;
}
