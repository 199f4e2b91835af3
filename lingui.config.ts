/** `npm run texts` collects the texts of pages and mails for translation. docs/languages.md says how texts are written. */
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-json";

const tests = ["**/*.test.*"];
/** Modules of core with texts that pages show and mails don't: mails need not carry their translations. */
const shownByPages = ["<rootDir>/packages/core/src/*-reasons.ts"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["fr", "hi", "pa", "gu"],
  catalogs: [
    {
      path: "<rootDir>/packages/core/texts/{locale}",
      include: ["<rootDir>/packages/core/src"],
      exclude: [...tests, ...shownByPages],
    },
    {
      path: "<rootDir>/packages/web/texts/{locale}",
      include: ["<rootDir>/packages/web/src", ...shownByPages],
      exclude: tests,
    },
  ],
  format: formatter({ style: "minimal" }),
  orderBy: "messageId",
});
