/** The SDK script with a stub of the DOM. The end-to-end tests run it in a browser. */
import { createContext, Script } from "node:vm";
import type {
  PayPalButtonsComponentOptions,
  PayPalNamespace,
  PayPalScriptOptions,
} from "@paypal/paypal-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PayPal, start } from "./index";

let paypal: PayPal;
beforeAll(async () => {
  paypal = await start({ port: 0 });
});
afterAll(() => paypal.stop());

const eventually = (look: () => unknown) => expect.poll(look);

/** The URL that @paypal/paypal-js builds: it appends the query to `sdkBaseUrl`. */
function scriptUrl({ sdkBaseUrl, clientId, ...options }: PayPalScriptOptions): string {
  const query = new URLSearchParams({ "client-id": clientId, ...(options as object) });
  return `${sdkBaseUrl}?${query}`;
}

const options = () => ({ sdkBaseUrl: `${paypal.url}/sdk/js`, clientId: paypal.clientId });

class Element extends EventTarget {
  children: Element[] = [];
  style = {};
  dataset: Record<string, string> = {};
  textContent = "";
  append(...children: Element[]) {
    this.children.push(...children);
  }
  attachShadow() {
    const root = new Element();
    this.append(root);
    return root;
  }
  remove() {}
  all(): Element[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
}

class ScriptElement extends Element {
  constructor(readonly src: string) {
    super();
  }
}

/** Runs the script in a page at `https://shop.example`. Windows that it opens are in `popups`. */
async function load(src = scriptUrl(options()), blocked = false) {
  const popups: { closed: boolean; shown: string }[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { origin: "https://shop.example" },
    open: (url: string) => {
      if (blocked) return null;
      const popup = {
        closed: false,
        shown: url,
        location: { replace: (to: string) => Object.assign(popup, { shown: to }) },
        close: () => Object.assign(popup, { closed: true }),
      };
      popups.push(popup);
      return popup;
    },
  }) as EventTarget & { paypal?: PayPalNamespace };
  const code = await (await fetch(src)).text();
  new Script(code).runInContext(
    createContext({
      window: page,
      document: {
        currentScript: new ScriptElement(src),
        createElement: () => new Element(),
      },
      HTMLScriptElement: ScriptElement,
      CSSStyleSheet: class {
        replaceSync() {}
      },
      ...{ AbortController, URL, URLSearchParams, clearInterval, console, crypto, setInterval },
    }),
  );
  /** A message to the page, from a window. */
  const post = (data: object, source: object | undefined, origin = paypal.url) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
  return { page, popups, post, paypal: page.paypal };
}

async function rendered(props: PayPalButtonsComponentOptions, blocked = false) {
  const loaded = await load(undefined, blocked);
  const buttons = loaded.paypal?.Buttons?.(props);
  const container = new Element();
  await buttons?.render(container as unknown as HTMLElement);
  const [first] = container.all().filter(({ dataset }) => dataset.fundingSource);
  return { ...loaded, container, buttons, click: () => first?.dispatchEvent(new Event("click")) };
}

const approve = (orderID: string) => ({
  source: "paypal-stand-in",
  type: "approve",
  orderID,
  payerID: "PAYER",
});

test("the script defines the globals of PayPal's SDK", async () => {
  const { container, paypal: sdk } = await rendered({});
  expect(sdk).toMatchObject({ version: expect.any(String), FUNDING: { PAYPAL: "paypal" } });
  expect(sdk?.Buttons?.({ fundingSource: "paypal" }).isEligible()).toBe(true);
  expect(sdk?.Buttons?.({ fundingSource: "sepa" }).isEligible()).toBe(false);
  const labels = container.all().map(({ textContent }) => textContent);
  expect(labels).toContain("PayPal");
  expect(labels).toContain("Debit or Credit Card");
});

test("onApprove is called once, and only for a message of the opened window", async () => {
  const onApprove = vi.fn(async () => undefined);
  const onInit = vi.fn();
  const { click, popups, post } = await rendered({
    createOrder: async () => "ORDER1",
    onApprove,
    onInit,
  });
  expect(onInit).toHaveBeenCalledWith(
    {},
    { enable: expect.any(Function), disable: expect.any(Function) },
  );
  click();
  expect(popups[0]?.shown).toBe(`${paypal.url}/checkoutnow/wait`);
  await eventually(() => popups[0]?.shown).toContain("token=ORDER1");
  expect(popups[0]?.shown).toContain(`origin=${encodeURIComponent("https://shop.example")}`);

  post(approve("ORDER1"), popups[0], "https://evil.example");
  post(approve("ORDER1"), {});
  post(approve("ORDER2"), popups[0]);
  post({ ...approve("ORDER1"), source: "other" }, popups[0]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onApprove).not.toHaveBeenCalled();

  post(approve("ORDER1"), popups[0]);
  post(approve("ORDER1"), popups[0]);
  await eventually(() => popups[0]?.closed).toBe(true);
  expect(onApprove).toHaveBeenCalledOnce();
  expect(onApprove).toHaveBeenCalledWith(
    expect.objectContaining({ orderID: "ORDER1", payerID: "PAYER" }),
    expect.objectContaining({ restart: expect.any(Function) }),
  );
});

test("restart shows the approve page again in the same window", async () => {
  let tries = 0;
  const { click, popups, post } = await rendered({
    createOrder: async () => "ORDER1",
    onApprove: async (_, { restart }) => {
      tries += 1;
      if (tries === 1) restart();
    },
  });
  click();
  await eventually(() => popups[0]?.shown).toContain("token=ORDER1");
  post(approve("ORDER1"), popups[0]);
  await eventually(() => popups[0]?.shown).toContain("again=1");
  post(approve("ORDER1"), popups[0]);
  await eventually(() => popups[0]?.closed).toBe(true);
  expect([tries, popups.length]).toEqual([2, 1]);
});

test("closing the window cancels, and so does the cancel button", async () => {
  const onCancel = vi.fn();
  const { click, popups, post } = await rendered({ createOrder: async () => "ORDER1", onCancel });
  click();
  await eventually(() => popups[0]?.shown).toContain("token=ORDER1");
  Object.assign(popups[0] ?? {}, { closed: true });
  await eventually(() => onCancel.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  click();
  await eventually(() => popups[1]?.shown).toContain("token=ORDER1");
  post({ source: "paypal-stand-in", type: "cancel", orderID: "ORDER1" }, popups[1]);
  await eventually(() => onCancel.mock.calls.length).toBe(2);
  expect(onCancel).toHaveBeenLastCalledWith({ orderID: "ORDER1" }, expect.anything());
});

test("errors are reported to onError, and the window is closed", async () => {
  const onError = vi.fn();
  const fails = await rendered({
    createOrder: () => Promise.reject(new Error("no order")),
    onError,
  });
  fails.click();
  await eventually(() => onError.mock.calls.length).toBe(1);
  expect([onError.mock.calls[0]?.[0].message, fails.popups[0]?.closed]).toEqual(["no order", true]);

  const blocked = await rendered({ createOrder: async () => "ORDER1", onError }, true);
  blocked.click();
  await eventually(() => onError.mock.calls.length).toBe(2);
  expect(onError.mock.calls[1]?.[0].message).toContain("blocked");
});

test("onClick may reject", async () => {
  const createOrder = vi.fn(async () => "ORDER1");
  const { click, popups } = await rendered({ createOrder, onClick: (_, { reject }) => reject() });
  click();
  await eventually(() => popups[0]?.closed).toBe(true);
  expect(createOrder).not.toHaveBeenCalled();
});

test("invalid parameters are answered with 400 and a script that throws", async () => {
  const status = async (changes: object) => {
    const response = await fetch(scriptUrl({ ...options(), ...changes }));
    const code = await response.text();
    if (response.status !== 200) expect(() => new Script(code).runInThisContext()).toThrow("SDK");
    return response.status;
  };
  expect(await status({ currency: "EUR", components: "buttons,marks" })).toBe(200);
  expect(await status({ clientId: "unknown" })).toBe(400);
  expect(await status({ currency: "XTS" })).toBe(400);
  expect(await status({ components: "rockets" })).toBe(400);
  expect(
    (await load(scriptUrl({ ...options(), components: "marks" }))).paypal?.Buttons,
  ).toBeUndefined();
});

test("the script does not evaluate code", async () => {
  const code = await (await fetch(scriptUrl(options()))).text();
  expect(code).not.toMatch(/\beval\b|new Function|innerHTML|setAttribute|\bimport\b|\bexport\b/);
});
