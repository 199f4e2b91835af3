/** Plain JSON files that survive a crash, and cognito-local's view of them. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { DataStore } from "cognito-local/lib/services/dataStore/dataStore.js";

type Json = Record<string, unknown>;

/**
 * One JSON object in memory and on disk. Changes are made to `data` at once, so that nothing comes between reading and
 * writing; `save()` resolves when they are on disk. A file is replaced as a whole (written aside, then renamed), and
 * changes that arrive while it is being written share the next write.
 *
 * cognito-local's own store (StormDB) writes in place and lets two writes overlap.
 */
export class JsonFile<T extends object> {
  private last: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    readonly data: T,
  ) {}

  static async open<T extends object>(file: string, initial: T): Promise<JsonFile<T>> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return new JsonFile(file, text === undefined ? initial : JSON.parse(text, reviveDates));
  }

  save(): Promise<void> {
    if (!this.waiting) {
      const turn = this.last.then(() => {
        this.waiting = undefined;
        return this.write();
      });
      this.waiting = turn;
      // Whoever waits for this turn hears of its failure; the next turn starts in any case.
      this.last = turn.catch(() => undefined);
    }
    return this.waiting;
  }

  private async write(): Promise<void> {
    const aside = `${this.file}.new`;
    // For the owner alone: there are signing keys and password verifiers among these files.
    await writeFile(aside, JSON.stringify(this.data, undefined, 2), { mode: 0o600 });
    await rename(aside, this.file);
  }
}

/** cognito-local reads back Date objects under keys like `UserCreateDate`. */
function reviveDates(key: string, value: unknown): unknown {
  return key.endsWith("Date") && typeof value === "string" ? new Date(value) : value;
}

/** A JsonFile as cognito-local's DataStore: values by path. Paths hold what strangers typed, hence `hasOwn`. */
export function dataStore(file: JsonFile<Json>): DataStore {
  const parent = (path: string[], create: boolean): Json | undefined => {
    let at: Json = file.data;
    for (const key of path.slice(0, -1)) {
      if (!Object.hasOwn(at, key)) {
        if (!create) return undefined;
        define(at, key, {});
      }
      at = at[key] as Json;
    }
    return at;
  };
  const steps = (key: string | string[]) => (Array.isArray(key) ? key : [key]);

  return {
    async get<T>(_: unknown, key: string | string[], fallback?: T): Promise<T> {
      const path = steps(key);
      const last = path.at(-1) ?? "";
      const holder = parent(path, false);
      const found = holder && Object.hasOwn(holder, last) ? holder[last] : undefined;
      return (found ?? fallback ?? null) as T;
    },
    async getRoot<T>(): Promise<T> {
      return file.data as T;
    },
    async set(_, key, value) {
      const path = steps(key);
      const holder = parent(path, true);
      if (holder) define(holder, path.at(-1) ?? "", value);
      await file.save();
    },
    async delete(_, key) {
      const path = steps(key);
      const holder = parent(path, false);
      if (holder) delete holder[path.at(-1) ?? ""];
      await file.save();
    },
  };
}

/** Sets an own property, also where its name is `__proto__`. */
function define(object: Json, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
