/**
 * Draws public/share.png, the picture of links to the site in messengers and social networks, from its SVG source. It is
 * committed, because the build runs where the renderer may have no binary. Run it after a change of the source:
 * `npm run share-picture --workspace packages/web`.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { Resvg } from "@resvg/resvg-js";
import decompress from "woff2-encoder/decompress";

const root = join(import.meta.dirname, "..");
const source = join(root, "src/assets/share-picture.svg");
const font = join(root, "src/assets/bricolage-grotesque-700.woff2");

export const sharePicture = join(root, "public/share.png");

/** The PNG, 1200 by 630 pixels. The same on every platform. */
export async function drawSharePicture(): Promise<Buffer> {
  // The renderer reads fonts from files, and not in the web's format.
  const folder = await mkdtemp(join(tmpdir(), "flightaides-font-"));
  try {
    const fontFile = join(folder, "font.ttf");
    await writeFile(fontFile, await decompress(await readFile(font)));
    const image = new Resvg(await readFile(source, "utf8"), {
      font: { loadSystemFonts: false, fontFiles: [fontFile] },
    });
    return image.render().asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (argv[1] === import.meta.filename) await writeFile(sharePicture, await drawSharePicture());
