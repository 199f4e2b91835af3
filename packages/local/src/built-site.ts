/** Serves the built site as CloudFront does from S3: which file for which page, compression, caching. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { served } from "@flightaides/web/files";

type File = { body: Buffer; etag: string; compressed: Map<string, Promise<Buffer>> };
/** By path: `/fr/search.html`. */
export type Site = ReadonlyMap<string, File>;

/** The types of files on the site that CloudFront compresses. */
const isCompressed = /^(text|image\/svg|application\/(json|manifest|wasm|xml))/;

/** In order of preference, as CloudFront compresses: fast. */
const encodings: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const body = await readFile(file);
        const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`;
        const path = `/${relative(folder, file).replaceAll("\\", "/")}`;
        return [path, { body, etag, compressed: new Map() }] as const;
      }),
    ),
  );
}

/** All pages, for the hashes of their scripts. */
export function pagesOf(site: Site): string[] {
  return [...site]
    .filter(([path]) => path.endsWith(".html"))
    .map(([, { body }]) => body.toString());
}

/** @param path of the file */
export async function respond(
  site: Site,
  path: string,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = site.get(path);
  const { contentType, cacheControl } = served(path.slice(1));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!file) {
    // Without the permission to list files, S3 returns 403 instead of 404 for a missing file.
    response.writeHead(403, { "content-type": "application/xml" });
    response.end("<Error><Code>AccessDenied</Code></Error>");
    return;
  }
  response.setHeader("content-type", contentType);
  response.setHeader("etag", file.etag);
  response.setHeader("cache-control", cacheControl);
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const body = isCompressed.test(contentType) ? await compress(file, request, response) : file.body;
  response.setHeader("content-length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

async function compress(
  { body, compressed }: File,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer> {
  response.setHeader("vary", "accept-encoding");
  const accepted = String(request.headers["accept-encoding"] ?? "").split(/[\s,;]+/);
  const [encoding, encode] =
    Object.entries(encodings).find(([name]) => accepted.includes(name)) ?? [];
  if (!encoding || !encode) return body;
  response.setHeader("content-encoding", encoding);
  const known = compressed.get(encoding) ?? encode(body);
  compressed.set(encoding, known);
  return known;
}
