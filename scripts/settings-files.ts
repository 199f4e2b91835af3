/** The settings of a stage that are in files. */
import { existsSync, readFileSync } from "node:fs";
import { env } from "node:process";
import { parseEnv } from "node:util";

/** Adds them to the environment in the same way as SST, so that commands and stacks have the same settings. */
export function loadSettings(stage: string): void {
  for (const file of [".env", ".env.local", `.env.${stage}`, `.env.${stage}.local`])
    if (existsSync(file)) Object.assign(env, parseEnv(readFileSync(file, "utf8")));
}
