import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds the site in the pseudo-language. @returns its folder */
export async function buildPseudoSite(): Promise<string> {
  const folder = await mkdtemp(join(process.env.E2E_DIR ?? tmpdir(), "pseudo-"));
  await promisify(execFile)("npm", ["run", "pseudo", "-w", "packages/web", "--", folder], {
    cwd: root,
  });
  return folder;
}
