/** How the files of the built site are served. S3 and the local web server both take it from here. */
import { extname } from "node:path";
import { openApiPath } from "./src/lib/pages";

type Served = { contentType: string; cacheControl: string };

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** @param path below the site's folder: `assets/base-1a2b.js` */
export function served(path: string): Served {
  return {
    contentType: types[extname(path)] ?? "application/octet-stream",
    cacheControl: cacheControlOf(path),
  };
}

function cacheControlOf(path: string): string {
  if (isAsset(path)) return "public,max-age=31536000,immutable";
  if (path === openApiFile) return "public,max-age=300";
  // Not `no-store`, which takes the instant Back from a browser.
  return "no-cache";
}

export const openApiFile = openApiPath.slice(1);

/** Vite names every file in assets/ by its content. */
export function isAsset(path: string): boolean {
  return path.startsWith("assets/");
}
