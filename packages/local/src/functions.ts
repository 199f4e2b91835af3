/**
 * Lambda on a laptop: the functions run in a separate process, with the environment that a stage gives them. A
 * change to their source starts a new process; the old one keeps serving until the new one has loaded.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PlainError } from "@flightaides/standins/plain-error";
import { type FSWatcher, watch } from "chokidar";
import type { Handlers, Invocation, Ready, Reply } from "./functions-process";

export type Invoke = <Name extends keyof Handlers>(
  name: Name,
  event: Parameters<Handlers[Name]>[0],
) => Promise<Awaited<ReturnType<Handlers[Name]>>>;

export type Functions = {
  /** Runs a handler. Rejects with the message of what it throws. */
  invoke: Invoke;
  stop(): Promise<void>;
};

/** Milliseconds: an editor writes several files, or one file several times. */
const settleTime = 100;

/**
 * @param watched folders with the source of the functions
 * @throws PlainError if the functions do not load
 */
export async function start(options: {
  environment: Readonly<Record<string, string>>;
  watched: readonly string[];
  entry?: string;
}): Promise<Functions> {
  const entry = options.entry ?? fileURLToPath(new URL("functions-process.ts", import.meta.url));
  let current: Instance | undefined;
  let stopping = false;
  let reloads = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    const next = await Instance.start(entry, options.environment);
    const previous = current;
    current = next;
    void next.exited.then(() => {
      if (current !== next || stopping) return;
      current = undefined;
      console.error("The functions' process ended. Starting it again.");
      reloads = reloads.then(reload);
    });
    previous?.retire();
  }

  async function reload(): Promise<void> {
    if (stopping) return;
    try {
      await load();
      console.log("Reloaded the functions.");
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      const state = current ? "The previous ones keep running." : "Nothing serves the API now.";
      console.error(`${error.message} ${state}`);
    }
  }

  await load();
  const watcher = await watchSource(options.watched, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloads = reloads.then(reload);
    }, settleTime);
  });

  return {
    invoke(name, event) {
      if (!current) return Promise.reject(new Error("The functions are not running."));
      return current.invoke(name, event);
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await watcher.close();
      await reloads;
      await current?.stop();
    },
  };
}

/** Resolves when changes are noticed. Not `node:fs`: on Linux it misses files that an editor replaces. */
async function watchSource(folders: readonly string[], onChange: () => void): Promise<FSWatcher> {
  const isSource = /(?<!\.test)\.(ts|json|txt)$/;
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !isSource.test(path),
  });
  // Without folders there is no such event.
  if (folders.length > 0) await once(watcher, "ready");
  return watcher.on("all", onChange);
}

/** One process. */
class Instance {
  readonly exited: Promise<unknown>;
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Settlers>();
  #count = 0;
  #isRetired = false;

  static async start(
    entry: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<Instance> {
    // Not `process.execArgv`: the tests run without tsx.
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
    const child = fork(entry, {
      env: { ...env, ...environment },
      execArgv: ["--import", tsx],
    });
    const instance = new Instance(child);
    const isReady = once(child, "message").then(() => true);
    if (await Promise.race([isReady, instance.exited.then(() => false)])) return instance;
    throw new PlainError("The functions do not load.");
  }

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.exited = once(child, "exit").then(() => {
      for (const { reject } of this.#pending.values()) reject(new Error("The process ended."));
      this.#pending.clear();
    });
    child.on("message", (message: Ready | Reply) => {
      if (message === "ready") return;
      const { id, result, error } = message;
      const invocation = this.#pending.get(id);
      this.#pending.delete(id);
      if (error === undefined) invocation?.resolve(result);
      else invocation?.reject(new Error(error));
      this.#endIfIdle();
    });
  }

  invoke: Invoke = (name, event) =>
    new Promise((resolve, reject) => {
      const id = this.#count++;
      // The process answers with what the handler of that name returns.
      this.#pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
      const message: Invocation = { id, name, event };
      this.#child.send(message, (error) => {
        if (error && this.#pending.delete(id)) reject(error);
      });
    });

  /** Ends the process once its last invocation is answered. */
  retire(): void {
    this.#isRetired = true;
    this.#endIfIdle();
  }

  #endIfIdle(): void {
    if (this.#isRetired && this.#pending.size === 0 && this.#child.connected) {
      this.#child.disconnect();
    }
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    await this.exited;
  }
}

type Settlers = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};
