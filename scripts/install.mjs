// Installs what the lockfile names unless it is installed already, so that `npm start` and `npm test` work alone.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`FlightAides needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.log("Installing dependencies (once) ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed. Check the connection to the npm registry and try again.");
    process.exit(1);
  }
}

/** Whether npm's own record of what it installed says the same as the lockfile. */
function isInstalled() {
  const installedFile = "node_modules/.package-lock.json";
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith("node_modules/") || link || optional) return true;
    return installed[path]?.version === version;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
