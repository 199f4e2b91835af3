import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";

it("publishes the page with the address of its picture, its assets, and nothing about the sources", async () => {
  const outDir = await mkdtemp(join(tmpdir(), "flightaides-web-"));
  onTestFinished(() => rm(outDir, { recursive: true }));
  vi.stubEnv("VITE_WEB_ORIGIN", "https://flightaides.example");
  onTestFinished(() => void vi.unstubAllEnvs());
  await build({
    configFile: join(import.meta.dirname, "vite.config.ts"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  expect((await readdir(outDir)).sort()).toEqual([
    "apple-touch-icon.png",
    "assets",
    "favicon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "index.html",
    "manifest.webmanifest",
    "robots.txt",
    "share.png",
    "sw.js",
  ]);
  const page = await readFile(join(outDir, "index.html"), "utf8");
  expect(page).toContain('property="og:image" content="https://flightaides.example/share.png"');
  expect(page).not.toContain("VITE_");
});
