/** The engine's process: started, awaited, stopped, and ended if an earlier owner was killed. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { PlainError } from "../plain-error";

export type Command = {
  program: string;
  args: readonly string[];
  /** Working folder; by default that of this process. */
  folder?: string;
};

export type Dynamo = {
  url: string;
  /** Resolves with a reason when the engine exits. */
  ended: Promise<string>;
  stop(): Promise<void>;
  /** Ends it as a crash does: with SIGKILL, and its record stays for {@link endLeftover}. */
  kill(): Promise<void>;
};

/** Milliseconds that a Java virtual machine may take to start on a busy machine. */
const startTimeout = 120_000;
/** Milliseconds that an engine may take to end after SIGTERM. */
const endTimeout = 10_000;

/**
 * Runs an engine that listens on `port` of 127.0.0.1. With `dataDir`, which must appear in the command's arguments,
 * the process is recorded there for {@link endLeftover}.
 * @throws PlainError if the folder is in use, or the engine does not start
 */
export async function run(
  { program, args, folder }: Command,
  port: number,
  dataDir?: string,
): Promise<Dynamo> {
  if (dataDir && existsSync(recordFile(dataDir))) {
    throw new PlainError(`Another process uses the data in ${dataDir}.`);
  }
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, "exit").then(
    ([code, signal]) => `The DynamoDB engine ended (${code ?? signal}). ${errors}`.trim(),
    (error: Error) => `The DynamoDB engine could not be started: ${error.message}`,
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
    if (dataDir) await rm(recordFile(dataDir), { force: true });
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  if (dataDir) {
    const record: EngineRecord = { pid: child.pid ?? 0, owner: process.pid };
    // Recorded immediately: an engine without a record could not be ended later.
    writeFileSync(recordFile(dataDir), JSON.stringify(record));
  }
  const ready = new AbortController();
  const problem = await Promise.race([waitForAnswer(url, ready.signal), ended]);
  ready.abort();
  if (problem) {
    await stop();
    throw new PlainError(problem);
  }
  return { url, ended, stop, kill };
}

/** Resolves with undefined when the engine answers, with a message when it does not in time. */
async function waitForAnswer(url: string, signal: AbortSignal): Promise<string | undefined> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && !signal.aborted) {
    if (await fetch(url, { method: "POST" }).catch(() => undefined)) return undefined;
    await sleep(50);
  }
  return `The DynamoDB engine does not answer at ${url}.`;
}

type EngineRecord = { pid: number; owner: number };

const recordFile = (dataDir: string) => join(dataDir, "engine.json");

/**
 * Ends the engine that keeps its data in `dataDir` if the process that started it was killed.
 * Otherwise it would block its port and its database. Engines whose owner runs and processes with
 * other command lines are left alone.
 */
export async function endLeftover(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const text = await readFile(recordFile(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!text) return;
  const { pid, owner }: EngineRecord = JSON.parse(text);
  const deadline = Date.now() + endTimeout;
  for (;;) {
    const engine = await find(pid);
    // It has exited. The system may have reused its process id.
    if (!engine?.command.includes(dataDir)) break;
    // Except on Windows, a process whose parent was killed gets another parent.
    if (engine.parent === owner && isAlive(owner)) return;
    if (Date.now() > deadline) {
      throw new PlainError(
        `The DynamoDB engine of an earlier start (process ${pid}) does not end.`,
      );
    }
    if (isAlive(pid)) process.kill(pid);
    await sleep(50);
  }
  await rm(recordFile(dataDir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process by its number: that of its parent, and its program and arguments. */
async function find(pid: number): Promise<{ parent: number; command: string } | undefined> {
  if (process.platform === "linux") {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
    const [stat, command] = await Promise.all([read("stat"), read("cmdline")]);
    // `pid (name) state parent ...`; the name may contain brackets.
    const parent = /\) \S (\d+) [^)]*$/.exec(stat)?.[1];
    return parent === undefined ? undefined : { parent: Number(parent), command };
  }
  const [program, ...args] =
    process.platform === "win32"
      ? [
          "powershell",
          "-NoProfile",
          "-Command",
          `Get-CimInstance Win32_Process -Filter ProcessId=${pid} | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`,
        ]
      : ["ps", "-ww", "-o", "ppid=,args=", "-p", String(pid)];
  const { stdout } = await promisify(execFile)(program, args).catch(() => ({ stdout: "" }));
  const [, parent, command] = /^\s*(\d+) +(.*)/.exec(stdout) ?? [];
  return command === undefined ? undefined : { parent: Number(parent), command };
}
