// Prints what each route loads on top of home, gzipped: its own chunk and the shared chunks that home does not load.
// Chunks that a route imports later, such as on a click, do not count. Reads Vite's manifest of the last build.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const manifestFile = new URL("../node_modules/.vite/manifest.json", import.meta.url);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** The keys of an entry and of everything it imports statically. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, found);
  return found;
}

const sizes = new Map();
function size(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return sizes.get(file);
}
const kilobytes = (bytes) => (bytes / 1000).toFixed(2).padStart(8);
const sum = (keys, filesOf) =>
  [...new Set([...keys].flatMap(filesOf))].reduce((total, file) => total + size(file), 0);
const scripts = (key) => [manifest[key].file];
const styles = (key) => manifest[key].css ?? [];

const home = closure("index.html");
const routes = Object.keys(manifest)
  .filter((key) => key.startsWith("src/routes/") && manifest[key].isDynamicEntry)
  .map((key) => {
    const added = new Set([...closure(key)].filter((each) => !home.has(each)));
    return {
      name: key.replace(/^src\/routes\/|\.tsx$/g, ""),
      own: size(manifest[key].file),
      js: sum(added, scripts),
      css: sum(added, styles),
    };
  })
  .sort((a, b) => b.js - a.js);
if (routes.length === 0)
  throw new Error(`No routes in the manifest of ${fileURLToPath(dist)}: run the build first.`);

console.log("kB gzipped         own chunk  JS on top of home  CSS on top of home");
for (const { name, own, js, css } of routes)
  console.log(
    `${name.padEnd(18)}${kilobytes(own)}${kilobytes(js).padStart(19)}${kilobytes(css).padStart(20)}`,
  );
