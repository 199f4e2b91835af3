/**
 * `npm run maps`: updates the generated sections of the documents. `maps/maps.test.ts` fails while
 * one is out of date.
 */
import { writeFileSync } from "node:fs";
import { readText } from "./documents/repository";
import { replaceSection, sections } from "./maps/sections";

for (const section of await sections())
  writeFileSync(section.file, replaceSection(readText(section.file), section));
