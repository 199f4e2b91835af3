/** `npm run texts` collects the texts of pages and mails for translation. docs/languages.md says how texts are written. */
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-json";

export default defineConfig({
  sourceLocale: "en",
  locales: ["fr", "hi"],
  catalogs: ["core", "web"].map((name) => ({
    path: `<rootDir>/packages/${name}/texts/{locale}`,
    include: [`<rootDir>/packages/${name}/src`],
    exclude: ["**/*.test.*", "**/*-testing.ts"],
  })),
  format: formatter({ style: "minimal" }),
  orderBy: "messageId",
});
