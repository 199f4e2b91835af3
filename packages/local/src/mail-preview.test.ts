import { samplesIn } from "@flightaides/core/email/templates/samples.ts";
import { languages } from "@flightaides/core/language/contract.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start } from "./mail-preview";

let preview: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  preview = await start({ port: 0 });
});
afterAll(() => preview.stop());

async function get(path: string) {
  const response = await fetch(preview.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it("lists every mail in every language and shows each in both widths, both color schemes and as text", async () => {
  const { text } = await get("/");
  const paths = [...text.matchAll(/<a class="card" href="([^"]+)"/g)].map(([, path = ""]) => path);
  const names = languages.flatMap((language) =>
    Object.keys(samplesIn(language)).map((name) => `${language}: ${name}`),
  );
  expect(paths.map((path) => decodeURIComponent(path.slice(1)))).toEqual(names);
  for (const path of paths) {
    const { headers, text } = await get(path);
    const frames = [...text.matchAll(/<iframe[^>]*src="([^"]+)" style="width:(\d+)px/g)];
    expect(frames.map(([, , width]) => width)).toEqual(["390", "700", "390", "700"]);
    expect(text.match(/sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(4);
    expect(text).toContain("support@flightaides.example");
    expect(headers.get("content-security-policy")).not.toContain("script-src");
  }
});

it("shows a mail in the requested color scheme, regardless of the browser's", async () => {
  const [light, dark] = [await get("/en%3A%20paid/light"), await get("/en%3A%20paid/dark")];
  expect(light.text).toContain("@media not all");
  expect(dark.text).toContain("@media all");
  for (const { headers, text } of [light, dark]) {
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain('<base target="_blank">');
    expect(text).not.toContain("light dark");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  }
});

it.each(["/nothing", "/paid/light", "/en%3A%20paid/grey", "/%", "/en%3A%20paid/light/more"])(
  "answers 404 for %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
