// The budget of home: what a browser loads before it can show the page, gzipped. The files are found through the built
// page and their static imports, so that hashes and new chunks need no changes here.
const { existsSync, readFileSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

const dist = join(__dirname, "dist");
const page = join(dist, "index.html");
if (!existsSync(page)) throw new Error("dist/index.html is missing: run the build first.");
const html = readFileSync(page, "utf8");

const inDist = (url) => join(dist, url.replace(/^\//, ""));
const linked = (pattern) => [...html.matchAll(pattern)].map(([, url]) => inDist(url));

const scripts = new Set();
for (const file of [
  ...linked(/<script\b[^>]*\bsrc="([^"]+)"/g),
  ...linked(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
])
  follow(file);
const styles = linked(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g);
if (scripts.size === 0 || styles.length === 0) throw new Error("dist/index.html loads nothing.");

function follow(file) {
  if (scripts.has(file)) return;
  scripts.add(file);
  // Static imports only: `import"./x.js"` and `from"./x.js"`, not `import("./x.js")`.
  for (const [, path] of readFileSync(file, "utf8").matchAll(
    /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g,
  ))
    follow(resolve(dirname(file), path));
}

// Guards against a lazy home, whose bytes would no longer be counted.
if (![...scripts].some((file) => readFileSync(file, "utf8").includes("TRENDING SEARCHES")))
  throw new Error("Home is not part of the first scripts any more: adapt the budget.");

module.exports = [
  { name: "home: initial JS", path: [...scripts], limit: "140 kB", gzip: true },
  { name: "home: initial CSS", path: styles, limit: "15 kB", gzip: true },
];
