/** Input on a prerendered page before React takes over. The browser tests have a case for each page: e2e/tests/early-input.e2e.ts. */
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import template from "../index.html?raw";
import { App, enter } from "../src/app/app";
import { Providers } from "../src/app/providers";
import { BrowserRouter } from "../src/app/router";
import { keepRestored, repeatEarlyInput } from "../src/lib/early-input";
import { readRole } from "../src/lib/session-storage";
import { serveEverything } from "./itineraries";
import { open } from "./page";

const direction = page.getByLabelText("Direction");
const travelDate = page.getByLabelText("Travel Date");
const from = page.getByRole("combobox", { name: "From" });
const to = page.getByRole("combobox", { name: "To", exact: true });

const container = document.createElement("div");
/** As main.tsx does. */
let takeOver: () => Promise<void>;
let root: Root | undefined;

/** The script of index.html that records the input. */
beforeAll(() => {
  const { scripts } = new DOMParser().parseFromString(template, "text/html");
  const recorder = document.createElement("script");
  recorder.textContent =
    [...scripts].find(({ text }) => text.includes("globalThis.earlyInput ="))?.text ?? "";
  document.head.append(recorder);
});

beforeEach(serveEverything);

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

async function openPrerendered(path: string): Promise<void> {
  history.replaceState(null, "", path);
  const entrance = await enter(path);
  container.dataset.page = path;
  // Not `prerender`, which shares its contexts with the renderer of the browser.
  container.innerHTML = renderToString(
    <Providers>
      <StaticRouter location={path}>
        <App entrance={entrance} />
      </StaticRouter>
    </Providers>,
  );
  document.body.append(container);
  takeOver = async () => {
    keepRestored(container);
    await new Promise<void>((onEntered) => {
      root = hydrateRoot(
        container,
        <Providers>
          <BrowserRouter prerendered={path}>
            <App entrance={entrance} onEntered={onEntered} />
          </BrowserRouter>
        </Providers>,
      );
    });
    await repeatEarlyInput(container);
  };
}

/** React says while developing that the mark of what was pressed is no part of the page. */
async function takeOverPressed(): Promise<void> {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  await takeOver();
  expect(printed.mock.lastCall?.join()).toMatch(/attributes .+aria-busy="true"/s);
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
}

test("a route is searched in the direction that was chosen", async () => {
  await openPrerendered("/flights/toronto-dubai");
  await direction.selectOptions("Dubai to Toronto");
  await page.getByRole("button", { name: "Find a Flightaide" }).click();
  await takeOverPressed();
  // The date is missing.
  await expect.element(from).toHaveValue("Dubai (DXB)");
  expect(location.pathname).toBe("/search");
});

test("a flight is offered in the direction and on the date that were chosen", async () => {
  await openPrerendered("/flights/toronto-dubai");
  await direction.selectOptions("Dubai to Toronto");
  await travelDate.fill("2030-01-02");
  await page.getByRole("link", { name: "Offer your flight" }).click();
  await takeOverPressed();
  await expect.element(from).toHaveValue("Dubai (DXB)");
  await expect.element(to).toHaveValue("Toronto (YYZ)");
  await expect.element(travelDate).toHaveValue("2030-01-02");
  expect(location.pathname).toBe("/offer");
  expect(readRole()).toBe("flightaid");
});

test("without scripts the browser opens the search of the direction that was chosen", async () => {
  await openPrerendered("/flights/toronto-dubai");
  await direction.selectOptions("Dubai to Toronto");
  const form = container.querySelector("form");
  if (!form) throw new Error("There is no form.");
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  container.remove();
  await open(`${new URL(form.action).pathname}?${query}`);
  await expect.element(from).toHaveValue("Dubai (DXB)");
  await expect.element(to).toHaveValue("Toronto (YYZ)");
});

test("the filters that are chosen from lists are kept", async () => {
  await openPrerendered("/allitinerary");
  await page.getByLabelText("Speaks").selectOptions("Tamil");
  await page.getByLabelText("Helps with").selectOptions("seat");
  await takeOver();
  await expect.poll(() => location.search).toBe("?language=ta&help=seat");
  await expect.element(page.getByLabelText("Speaks")).toHaveValue("ta");
  await expect.element(page.getByLabelText("Helps with")).toHaveValue("seat");
});

test("a choice that the browser has restored is kept", async () => {
  await openPrerendered("/flights/toronto-dubai");
  const restored = direction.element() as HTMLSelectElement;
  restored.selectedIndex = 1;
  await takeOver();
  await page.getByRole("link", { name: "Offer your flight" }).click();
  await expect.element(from).toHaveValue("Dubai (DXB)");
});
