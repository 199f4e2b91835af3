/**
 * Fails a test that prints an error or a warning, or whose page calls what its fake does not know. A test that expects an error
 * replaces the method with `vi.spyOn`.
 */
import { afterEach, beforeEach, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { api, close, newApi } from "./page";

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
  await commands.resetPage();
});

afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  api().check();
  if (printed.length > 0) throw new Error(printed.join("\n"));
});
