/** The stage that an operator's command is about: a file of variables, as a function of that stage has them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env, exit, loadEnvFile } from "node:process";
import { parseArgs } from "node:util";

// The SDK warns once a process of a Node version that it will leave behind next year.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/**
 * Loads the environment before anything of the product is imported, which reads it.
 * @returns the arguments that are not about it
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
      console.error(`There is no ${file}. Start the product first, or name a stage by --env.`);
      exit(1);
    }
    loadEnvFile(file);
  }
  return positionals;
}
