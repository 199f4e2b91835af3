import { paths } from "./paths";

/**
 * The beginning of the addresses of the pages that read pictures, with a slash at the end. They may run WebAssembly and use the camera
 * (headers.ts), which no other page may. A policy belongs to a document, so that a browser loads one at each change between these and
 * other pages: features/boarding-pass/use-own-document.ts.
 */
export const readingPath = paths.pass.replace(":id", "");
