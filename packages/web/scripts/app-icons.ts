/**
 * Draws the icons of the installed app from public/favicon.svg. They are committed, because the build runs where the renderer may
 * have no binary. Run it after a change of the source: `npm run app-icons --workspace packages/web`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { Resvg } from "@resvg/resvg-js";
import { type Icon, icons } from "../pwa/icons";

const folder = join(import.meta.dirname, "../public");

export const pathOfIcon = ({ file }: Icon) => join(folder, file);

/** The PNG. The same on every platform. */
export async function drawIcon({ size, purpose }: Icon): Promise<Buffer> {
  const source = await readFile(join(folder, "favicon.svg"), "utf8");
  const drawn = purpose === "any" ? source : fullBleed(source, purpose === "maskable" ? 0.75 : 1);
  return new Resvg(drawn, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** Fills the corners, and scales the drawing around the centre: a maskable icon is cut to a circle of 80% of its width. */
function fullBleed(source: string, scale: number): string {
  const background = /<rect [^>]*\/>/;
  const offset = 16 * (1 - scale);
  return source
    .replace(
      background,
      (rect) =>
        `${rect.replace(/ rx="\d+"/, "")}<g transform="translate(${offset} ${offset}) scale(${scale})">`,
    )
    .replace("</svg>", "</g></svg>");
}

if (argv[1] === import.meta.filename)
  for (const icon of icons) await writeFile(pathOfIcon(icon), await drawIcon(icon));
