/**
 * Reads bar codes in pictures. Loaded when somebody reads a boarding pass, with its WebAssembly, which comes from our own origin: the
 * library's default is a public network.
 */
import { prepareZXingModule, purgeZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

export { passIn } from "./decode";

const overrides = { locateFile: () => wasmUrl };

/** A boarding pass, and what may be beside it. */
const mostCodes = 5;

/** Loads the WebAssembly. @throws where it cannot be loaded; the next call tries again */
export async function prepare(): Promise<void> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    purgeZXingModule();
    throw error;
  }
}

/** The different texts of the codes in a picture. */
export async function textsIn(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, {
    formats: ["PDF417", "Aztec", "QRCode"],
    tryHarder: true,
    maxNumberOfSymbols: mostCodes,
  });
  return [...new Set(found.flatMap(({ isValid, text }) => (isValid ? [text] : [])))];
}
