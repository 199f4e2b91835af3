/** A page of the app in the browser of the test, with the fake of the API that answers it. */
import { vi } from "vitest";
import { type Locator, locators } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { App } from "../src/app/app";
import { Providers, queryClient } from "../src/app/providers";
import { BrowserRouter } from "../src/app/router";
import { writeIdentity } from "../src/lib/identity";
import { setNotice } from "../src/lib/notice";
import { FakeApi } from "./fake-api";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** For what has no role and no text. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` });

let current = new FakeApi();

/** The fake of this test. */
export function api(): FakeApi {
  return current;
}

/** Before each test. */
export function newApi(): void {
  current = new FakeApi();
}

/**
 * After each test: closes the page, and ends what it has begun. A page that is hovered or focused loads code and then calls the API. In
 * this runner each import takes a round trip to the server, so the call would get to the fake of the next test.
 */
export async function close(): Promise<void> {
  await cleanup();
  await vi.dynamicImportSettled();
  await queryClient.cancelQueries();
  queryClient.clear();
  setNotice(null);
}

/** Signs a user in. */
export function signIn(
  displayName = "Meera Krishnan",
  email = "meera@example.com",
  uid = "uid-1",
): void {
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  const token = `e30.${btoa(JSON.stringify({ exp: inAnHour }))}.`;
  writeIdentity({ uid, email, displayName, photoURL: null }, token);
}

/** Opens the app at a path. */
export async function open(path: string): Promise<void> {
  history.replaceState(null, "", path);
  await render(
    <Providers>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>,
  );
}

/** The window gets the focus, on which the page loads again what it shows. */
export function focusWindow(): void {
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** Only the test advances the clock of the page: {@link runUntil}. The test restores it with `vi.useRealTimers()`. */
export function fakeClock(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

/** Advances the clock of the test until an element appears. */
export async function runUntil(element: { query(): Element | null }): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    if (!element.query()?.checkVisibility()) throw new Error(`It does not appear: ${element}`);
  }, 30_000);
}
