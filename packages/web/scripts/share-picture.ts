/**
 * Draws the pictures of links in messengers and social networks from their SVG sources: public/share.png for links to the site, and one
 * in public/routes/ for each pair of cities. They are committed, because the build runs where the renderer may have no binary. Run it
 * after a change of the sources: `npm run share-picture --workspace packages/web`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { Resvg } from "@resvg/resvg-js";
import decompress from "woff2-encoder/decompress";
import { type CityPair, cityPairs, pictureOf } from "../../core/src/trip/city-pairs";

const root = join(import.meta.dirname, "..");
const font = join(root, "src/assets/bricolage-grotesque-700.woff2");

/** The pictures by their file, as PNG of 1200 by 630 pixels. The same on every platform. */
export async function drawSharePictures(): Promise<Map<string, Buffer>> {
  const source = (name: string) => readFile(join(root, `src/assets/${name}.svg`), "utf8");
  const [ofSite, ofRoute] = await Promise.all([source("share-picture"), source("route-picture")]);
  // The renderer reads fonts from files, and not in the web's format.
  const folder = await mkdtemp(join(tmpdir(), "flightaides-font-"));
  try {
    const fontFile = join(folder, "font.ttf");
    await writeFile(fontFile, await decompress(await readFile(font)));
    const draw = (svg: string) => {
      const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile] } });
      return image.render().asPng();
    };
    const file = (path: string) => join(root, "public", path);
    return new Map([
      [file("share.png"), draw(ofSite)],
      ...cityPairs.map((pair) => [file(pictureOf(pair)), draw(filled(ofRoute, pair))] as const),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Fills in the cities, in English. */
function filled(svg: string, { cities: [one, other] }: CityPair): string {
  return svg
    .replace("FROM", one.name)
    .replace("TO", other.name)
    .replace("ORIGIN", one.airports.join(" · "))
    .replace("DESTINATION", other.airports.join(" · "));
}

if (argv[1] === import.meta.filename)
  for (const [file, picture] of await drawSharePictures()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
