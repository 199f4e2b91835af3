/**
 * Installs the packages that a command needs, exactly as in the lockfile, unless they are installed.
 *
 *     node scripts/install.mjs                  everything, development tools included
 *     node scripts/install.mjs packages/local   what this workspace needs to run, and the workspaces it depends on
 *
 * An installation adds to earlier ones. Concurrent installations wait for each other; an incomplete
 * one is started over. Runs before anything is installed, so it uses Node.js alone.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { argv, execPath, exit, kill, pid, platform, versions } from "node:process";
import { setTimeout } from "node:timers/promises";

/** Milliseconds between two lines about the progress. npm says nothing until it is done. */
const reportInterval = 5_000;
/** Contains the process id of an installation, and remains if the installation did not complete. */
const lockFile = ".installing";
/** npm's record of the installed packages. */
const installedFile = "node_modules/.package-lock.json";
const workspaces = argv.slice(2);

const [major, minor] = versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`FlightAides needs Node.js 20.19 or newer. This is ${versions.node}.`);
}
if (existsSync(lockFile) || !isInstalled()) await install();

async function install() {
  const isDamaged = await lock();
  if (isDamaged || !isInstalled()) {
    console.log("Installing dependencies ...");
    // `npm ci` removes node_modules first, so it is only for the first installation. `npm install`
    // adds to existing packages.
    const isFresh = isDamaged || !existsSync(installedFile);
    const status = await npm(isFresh ? ["ci"] : ["install", "--no-save"]);
    if (status !== 0) fail("npm failed. Check the connection to the npm registry and try again.");
    if (!isInstalled()) {
      rmSync(lockFile);
      fail("package.json and package-lock.json differ. Run npm install.");
    }
  }
  rmSync(lockFile);
}

/** Waits for a running installation. Returns whether an earlier one did not complete. */
async function lock() {
  for (let isDamaged = false; ; ) {
    try {
      writeFileSync(lockFile, String(pid), { flag: "wx" });
      return isDamaged;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isRunning(Number(owner()))) await setTimeout(200);
    else {
      isDamaged = true;
      rmSync(lockFile, { force: true });
    }
  }
}

function owner() {
  return existsSync(lockFile) ? readFileSync(lockFile, "utf8") : pid;
}

function isRunning(process) {
  try {
    // Signal 0 tests for existence.
    return process > 0 && kill(process, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** @returns npm's exit status */
async function npm(command) {
  const scope = workspaces.flatMap((path) => ["--workspace", path]);
  if (workspaces.length > 0) scope.push("--omit=dev");
  const args = [...command, ...scope, "--no-audit", "--no-fund", "--prefer-offline"];
  // The script of the npm that started this process, if any: it is the same npm, and needs no shell
  // on Windows.
  const script = process.env.npm_execpath;
  const [file, first] = script?.endsWith(".js") ? [execPath, [script]] : ["npm", []];
  const child = spawn(file, [...first, ...args], {
    stdio: "inherit",
    shell: file === "npm" && platform === "win32",
  });
  const timer = setInterval(reportProgress, reportInterval);
  const [status] = await once(child, "exit");
  clearInterval(timer);
  return status;
}

function reportProgress() {
  const wanted = packagesIn("package-lock.json");
  const paths = needed(wanted).filter((path) => !wanted[path].optional);
  const there = paths.filter((path) => existsSync(`${path}/package.json`));
  console.log(`  ${there.length} of ${paths.length} packages`);
}

function isInstalled() {
  if (!existsSync(installedFile)) return false;
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn(installedFile);
  return needed(wanted).every((path) => {
    const { version, optional, link } = wanted[path];
    // An optional package is for certain platforms.
    return optional || (link ? path in installed : installed[path]?.version === version);
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** The keys of the installed packages in `packages` that the workspaces depend on, directly or not. */
function needed(packages) {
  const isInstallable = (path) => path.includes("node_modules/");
  if (workspaces.length === 0) return Object.keys(packages).filter(isInstallable);
  const found = new Set(workspaces);
  for (const path of found) {
    const { dependencies, peerDependencies, peerDependenciesMeta, link, resolved } = packages[path];
    if (link) found.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const isOptional = peerDependenciesMeta?.[name]?.optional && !dependencies?.[name];
      const dependency = resolve(packages, path, name);
      if (dependency && !isOptional) found.add(dependency);
    }
  }
  return [...found].filter(isInstallable);
}

/** The package that `name` means to the files of `path`, by Node's algorithm. */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const candidate = `${folder && `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === "") return undefined;
  }
}

function fail(message) {
  console.error(message);
  exit(1);
}
