/** JSON files that survive a crash. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * One JSON object in memory and on disk. Callers change `data` synchronously; `save()` resolves when the change is on
 * disk. The file is written aside and then renamed, so that a crash leaves either the old or the new one. Changes made
 * during a write share the next write.
 */
export class JsonFile<T extends object> {
  private last: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    readonly data: T,
  ) {}

  /** @throws SyntaxError for a damaged file */
  static async open<T extends object>(file: string, initial: T): Promise<JsonFile<T>> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return new JsonFile(file, text === undefined ? initial : JSON.parse(text));
  }

  save(): Promise<void> {
    if (!this.waiting) {
      const turn = this.last.then(() => {
        this.waiting = undefined;
        return this.write();
      });
      this.waiting = turn;
      // A failed write rejects for its own callers; the next write starts all the same.
      this.last = turn.catch(() => undefined);
    }
    return this.waiting;
  }

  private async write(): Promise<void> {
    const aside = `${this.file}.new`;
    // Readable by the owner only: these files hold signing keys and password verifiers.
    await writeFile(aside, JSON.stringify(this.data, undefined, 2), { mode: 0o600 });
    await rename(aside, this.file);
  }
}
