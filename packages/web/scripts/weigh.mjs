// `npm run size`: checks what home and each route load, in each language, against budgets.json. Reads the manifests of the last
// build. Chunks that a page imports later, such as on a click, do not count.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const budgets = JSON.parse(readFileSync(new URL("../budgets.json", import.meta.url), "utf8"));

const sizes = new Map();
/** Bytes after gzip. */
function size(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return sizes.get(file);
}

/** The chunks of an entry and of everything that it imports statically. */
function closure(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no ${key}: run the build first.`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

/** Kilobytes of the scripts and styles of chunks. */
function weigh(chunks) {
  const total = (files) => [...new Set(files)].reduce((sum, file) => sum + size(file), 0) / 1000;
  return {
    scripts: total([...chunks].map(({ file }) => file)),
    styles: total([...chunks].flatMap(({ css = [] }) => css)),
  };
}

const over = [];
console.log(`kB gzipped${"".padEnd(16)}scripts  (budget)   styles  (budget)`);
for (const language of ["en", "fr", "hi"]) {
  const file = new URL(`../node_modules/.vite/manifest.${language}.json`, import.meta.url);
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const first = closure(manifest, "index.html");
  const routes = Object.keys(manifest).filter(
    (key) => key.startsWith("src/routes/") && manifest[key].isDynamicEntry,
  );
  check(`home ${language}`, weigh(first), budgets.home);
  for (const key of routes) {
    const name = key.replace(/^src\/routes\/|\.tsx$/g, "");
    const added = [...closure(manifest, key)].filter((chunk) => !first.has(chunk));
    check(`+ ${name} ${language}`, weigh(added), budgets.addedByRoute[name]);
  }
}
if (over.length > 0) throw new Error(`Over the budget:\n${over.join("\n")}`);

function check(name, weights, budget) {
  if (!budget) throw new Error(`budgets.json has no budget for ${name}.`);
  const columns = ["scripts", "styles"].map((kind) => {
    if (weights[kind] > budget[kind])
      over.push(`${name}: ${weights[kind].toFixed(2)} kB of ${kind}, ${budget[kind]} at most`);
    return `${weights[kind].toFixed(2).padStart(9)} ${`(${budget[kind]})`.padStart(9)}`;
  });
  console.log(`${name.padEnd(24)}${columns.join("")}`);
}
