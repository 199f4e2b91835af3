// The budget of home: what a browser fetches before it can show the first page, gzipped. The files are read from the
// built page itself and followed through their static imports, so that neither hashes nor new chunks escape.
const { existsSync, readFileSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

const dist = join(__dirname, "dist");
const page = join(dist, "index.html");
if (!existsSync(page)) throw new Error("There is no dist/index.html: run the build first.");
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

// Home must be among them: made lazy, it would only move its bytes out of sight.
if (![...scripts].some((file) => readFileSync(file, "utf8").includes("TRENDING SEARCHES")))
  throw new Error("Home is not part of the first scripts any more: measure it where it went.");

module.exports = [
  { name: "home: initial JS", path: [...scripts], limit: "140 kB", gzip: true },
  { name: "home: initial CSS", path: styles, limit: "15 kB", gzip: true },
];
