/** dynoxide: a DynamoDB engine on SQLite, one native binary from npm. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlainError } from "../plain-error";
import type { Command } from "./engine-process";

const packageName = `@dynoxide/${process.platform}-${process.arch}`;

/** Path of the binary; undefined if none is installed for this platform. */
function find(): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    const file = join(dirname(require.resolve(`${packageName}/package.json`)), "dynoxide");
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

export function isInstalled(): boolean {
  return find() !== undefined;
}

/** @throws PlainError if the package for this platform is not installed */
export function binary(): string {
  const file = find();
  if (!file) {
    throw new PlainError(
      `${packageName} is not installed. Leave DYNAMODB_ENGINE unset to use DynamoDB Local.`,
    );
  }
  return file;
}

/** Without `file` the data stays in memory. */
export function command(port: number, file: string | undefined): Command {
  const args = ["serve", "--host", "127.0.0.1", "--port", String(port)];
  return { program: binary(), args: file ? [...args, "--db-path", file] : args };
}
