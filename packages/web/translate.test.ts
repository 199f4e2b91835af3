import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "../core/src/language/contract";
import { translate } from "./translate";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flightaides-test-"));
  await mkdir(join(folder, "packages/web/src"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it("writes a text without parameters as it is in the language", async () => {
  expect(await built("fr", 'use(i18n.t("Log in"));')).toContain('use("Se connecter")');
  expect(await built("en", 'use(i18n.t("Log in"));')).toContain('use("Log in")');
});

it("compiles a text with parameters and keeps what they are", async () => {
  const code =
    'use(i18n.t("© {year} FlightAides. All rights reserved.", { year: i18n.t("Home") }));';
  expect(await built("fr", code)).toContain('{ year: "Accueil" }');
  expect(await built("fr", code)).toMatch(
    /"© ",\s*\["year"\],\s*" FlightAides. Tous droits réservés."/,
  );
});

it("compiles plurals", async () => {
  const code = 'use(i18n.t("{count, plural, one {# trip} other {# trips}}", { count }));';
  expect(await built("en", code)).toMatch(/"plural",\s*\{\s*"?one"?: \["#", " trip"\]/);
});

it("takes texts with elements, and literals in parts", async () => {
  const element = '<Trans id="Read <0>this</0>" components={{ 0: <a /> }} />';
  expect(await built("en", `use(${element});`)).toMatch(/message: \["Read <0>this<\/0>"\]/);
  expect(await built("fr", 'use(i18n.t("Log " + "in"));')).toContain('use("Se connecter")');
});

it("fails on a text without a translation, and on one that is no literal", async () => {
  await expect(built("hi", 'use(i18n.t("Not translated"));')).rejects.toThrow(
    'texts/hi.json has no "Not translated"',
  );
  await expect(built("en", "use(i18n.t(name));")).rejects.toThrow("i18n.t takes a literal");
});

it("alters texts for a pseudo-language, but not their parameters", async () => {
  const code = await built("en", 'use(i18n.t("To {to}", { to }));', (text) => text.toUpperCase());
  expect(code).toMatch(/\["TO ",\s*\["to"\]\]/);
});

async function built(language: Language, body: string, alter?: (text: string) => string) {
  const file = join(folder, "packages/web/src/page.tsx");
  await writeFile(
    file,
    `import { i18n, Trans, use, count, name, to } from "elsewhere";\n${body}\n`,
  );
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [translate(language, alter)],
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ["es"] },
      rolldownOptions: { external: ["elsewhere", /^react/] },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code;
}
