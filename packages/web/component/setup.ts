/**
 * Fails a test that prints an error or a warning, or whose page calls what its fake does not know. A test that expects an error
 * replaces the method with `vi.spyOn`.
 */
import { afterEach, beforeEach, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { api, newApi } from "./page";

const printed: string[] = [];
for (const method of ["error", "warn"] as const) {
  console[method] = (...args: unknown[]) => {
    printed.push(`console.${method}: ${args.join(" ")}`);
  };
}

beforeEach(async () => {
  printed.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  newApi();
  vi.stubGlobal("fetch", api().fetch);
  await page.viewport(1280, 800);
  await commands.preferScheme("light");
  await commands.servePayPal("works");
});

afterEach(async () => {
  // Otherwise a page is there until the next test has its fake, which would get what the page still calls.
  await cleanup();
  vi.restoreAllMocks();
  api().check();
  if (printed.length > 0) throw new Error(printed.join("\n"));
});
