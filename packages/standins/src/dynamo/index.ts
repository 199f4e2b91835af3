/** A DynamoDB engine on this machine. */
import { join } from "node:path";
import { freePort } from "../free-port";
import { PlainError } from "../plain-error";
import * as dynamodbLocal from "./dynamodb-local";
import * as dynoxide from "./dynoxide";
import { type Command, type Dynamo, endLeftover, run } from "./engine-process";

export { binary } from "./dynoxide";
export { type Dynamo, endLeftover } from "./engine-process";
export { createTable, deleteTable } from "./table";

const engines = {
  dynoxide: (port, dataDir) => dynoxide.command(port, dataDir && join(dataDir, "dynoxide.sqlite")),
  "dynamodb-local": dynamodbLocal.command,
} satisfies Record<
  string,
  (port: number, dataDir: string | undefined) => Command | Promise<Command>
>;

export type EngineName = keyof typeof engines;

/**
 * The engine named by `DYNAMODB_ENGINE`, or the default: dynoxide where its binary is installed, else DynamoDB Local.
 * @throws PlainError for an unknown name
 */
export function engineName(): EngineName {
  const name = process.env.DYNAMODB_ENGINE;
  if (!name) return dynoxide.isInstalled() ? "dynoxide" : "dynamodb-local";
  if (name === "dynoxide" || name === "dynamodb-local") return name;
  throw new PlainError(`DYNAMODB_ENGINE=${name} is unknown. Use dynoxide or dynamodb-local.`);
}

export type Options = {
  /** 0 chooses a free port. */
  port: number;
  /** Absolute path of the folder for the data; without it the data stays in memory. */
  dataDir?: string;
  engine?: EngineName;
};

/** @throws PlainError if the engine is not installed, or does not start */
export async function start({ port, dataDir, engine = engineName() }: Options): Promise<Dynamo> {
  if (dataDir) await endLeftover(dataDir);
  const own = await choosePort(port);
  return run(await engines[engine](own, dataDir), own, dataDir);
}

/** Starts dynoxide on a database file, such as one that its `import` command wrote. */
export async function startDynoxide({
  port,
  file,
}: {
  port: number;
  file: string;
}): Promise<Dynamo> {
  const own = await choosePort(port);
  return run(dynoxide.command(own, file), own);
}

async function choosePort(port: number): Promise<number> {
  return port || freePort();
}
