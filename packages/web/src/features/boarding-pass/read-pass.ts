/** Reads a boarding pass on this device. What its code holds is neither sent nor stored nor logged. */
import type { Pass } from "./decode";

type Reader = typeof import("./reader");

/** Why no pass was read. */
export type Failure =
  | "not-a-picture"
  | "no-code"
  | "not-a-pass"
  | "several"
  /** The reader could not be loaded. */
  | "no-reader";
/** Why the camera has ended without a pass. */
export type CameraEnd = "refused" | "no-camera" | "busy" | "timeout" | "no-reader";
export type Reading = { pass: Pass } | { failure: Failure };

/**
 * Pixels of the longer side in which a picture is read, one after the other: a code that fills the picture is found sooner in a small
 * one, and a photo of 12 megapixels has details for a code that is a small part of it.
 */
const sizes = [1600, 3200];

/** Loads the reader. @returns undefined where it cannot be loaded */
export async function loadReader(): Promise<Reader | undefined> {
  try {
    const reader = await import("./reader");
    await reader.prepare();
    return reader;
  } catch {
    // Offline, or blocked: the page says so, and offers to try again.
    return undefined;
  }
}

/** @param year of the trip */
export async function readFile(reader: Reader, file: Blob, year: number): Promise<Reading> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { failure: "not-a-picture" };
  }
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    let reading: Reading = { failure: "no-code" };
    for (const [index, size] of sizes.entries()) {
      // A picture is not made larger, and not read twice in its own size.
      if (index > 0 && longest <= (sizes[index - 1] ?? 0)) break;
      const scale = Math.min(1, size / longest);
      const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
      reading = await readPart(reader, bitmap, whole, scale, year);
      if (!("failure" in reading) || reading.failure !== "no-code") break;
    }
    return reading;
  } finally {
    bitmap.close();
  }
}

type Part = { x: number; y: number; width: number; height: number };

/** @param scale at most 1 */
export async function readPart(
  reader: Reader,
  source: CanvasImageSource,
  { x, y, width, height }: Part,
  scale: number,
  year: number,
): Promise<Reading> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return { failure: "not-a-picture" };
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  return readingOf(reader, await reader.textsIn(picture), year);
}

function readingOf(reader: Reader, texts: readonly string[], year: number): Reading {
  const [pass, ...others] = texts.flatMap((text) => reader.passIn(text, year) ?? []);
  if (!pass) return { failure: texts.length === 0 ? "no-code" : "not-a-pass" };
  return others.length > 0 ? { failure: "several" } : { pass };
}
