/** Lists of public ids in local storage, by the id of an owner, such as the ticked steps of each trip. */
import * as z from "zod/mini";
import { readLocal, writeLocal } from "./local-storage";

const Lists = z.record(z.string(), z.array(z.string()));

export function storedIds(key: string, owner: string): readonly string[] {
  return read(key)[owner] ?? [];
}

/** @param max owners whose lists are kept: those written last */
export function storeIds(key: string, owner: string, ids: readonly string[], max: number): void {
  const { [owner]: _, ...others } = read(key);
  const kept = Object.entries(others).slice(1 - max);
  writeLocal(key, JSON.stringify({ ...Object.fromEntries(kept), [owner]: ids }));
}

/** Nothing if another version of the app wrote something else. */
function read(key: string): z.output<typeof Lists> {
  try {
    return z.safeParse(Lists, JSON.parse(readLocal(key) ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}
