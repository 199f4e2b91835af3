/** The stage that an operator's command works on: a file with the environment variables of its functions. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env, exit, loadEnvFile } from "node:process";
import { parseArgs } from "node:util";

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/**
 * Loads the environment from the file of `--env`, by default that of the product on this machine. Call it before you
 * import the product, which reads the environment when it loads. Exits for `--help` and for a missing file.
 * @returns the positional arguments
 */
export function environment(args: string[], usage: string): string[] {
  const { values, positionals } = parseArgs({
    args,
    options: { env: { type: "string" }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    exit(0);
  }
  const file = values.env ?? join(env.DATA_DIR ?? ".local", "stage.env");
  if (!env.TABLE_NAME || values.env) {
    if (!existsSync(file)) {
      console.error(`${file} does not exist. Start the product first, or name a stage with --env.`);
      exit(1);
    }
    loadEnvFile(file);
  }
  return positionals;
}
