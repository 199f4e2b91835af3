import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";

it("publishes the page and its assets, and nothing about the sources", async () => {
  const outDir = await mkdtemp(join(tmpdir(), "flightaides-web-"));
  onTestFinished(() => rm(outDir, { recursive: true }));
  await build({
    configFile: join(import.meta.dirname, "vite.config.ts"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  expect((await readdir(outDir)).sort()).toEqual([
    "assets",
    "favicon.svg",
    "index.html",
    "robots.txt",
  ]);
});
