/**
 * The stage on which an operator's command acts: a file with the environment variables of one of
 * its functions.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env, exit, loadEnvFile } from "node:process";
import { parseArgs } from "node:util";

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/** The options of every operator command. */
export const stageOptions = {
  env: { type: "string" },
  stage: { type: "string" },
  help: { type: "boolean" },
} as const;

/**
 * Loads the environment from the file of `--env`, or of `--stage` (`.local/<stage>.env`), by default that of the product on this
 * machine. Call it before you import the product, which reads the environment when it loads. Exits for `--help` and for a
 * missing file.
 * @returns the positional arguments
 */
export function environment(args: string[], usage: string): string[] {
  const { values, positionals } = parseArgs({
    args,
    options: stageOptions,
    allowPositionals: true,
  });
  load(values, usage);
  return positionals;
}

/** As {@link environment}, from options that are parsed already. */
export function load(
  { env: named, stage, help }: { env?: string; stage?: string; help?: boolean },
  usage: string,
): void {
  if (help) {
    console.log(usage);
    exit(0);
  }
  const file = named ?? join(env.DATA_DIR ?? ".local", `${stage ?? "stage"}.env`);
  if (!env.TABLE_NAME || named || stage) {
    if (!existsSync(file)) {
      console.error(`${file} does not exist. Start the product first, or name a stage with --env.`);
      exit(1);
    }
    loadEnvFile(file);
  }
}
