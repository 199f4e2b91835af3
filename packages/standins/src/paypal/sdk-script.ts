/**
 * The SDK script in the shop's page: `paypal.Buttons` with the callbacks of PayPal's SDK v5.
 *
 * Differences: the buttons are in a shadow tree of the page instead of a frame of PayPal, and the approve window stays
 * open until `onApprove` has finished, so that `actions.restart()` can reuse it. Like PayPal's it needs a
 * Content-Security-Policy that allows its own URL as a script and a style element in the page.
 */
import type {
  FUNDING_SOURCE,
  OnApproveActions,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from "@paypal/paypal-js";

/** A message of the approve page. */
type Message =
  | { source: "paypal-stand-in"; type: "approve"; orderID: string; payerID: string }
  | { source: "paypal-stand-in"; type: "cancel"; orderID: string };

(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error("Not loaded by a script element");
  const address = new URL(script.src);
  const { origin, searchParams: query } = address;
  const components = (query.get("components") ?? "buttons").split(",");
  const disabledFunding = (query.get("disable-funding") ?? "").split(",");
  const pollEvery = 250;

  const FUNDING = { PAYPAL: "paypal", CARD: "card" } as const satisfies Record<
    string,
    FUNDING_SOURCE
  >;
  type Funding = (typeof FUNDING)[keyof typeof FUNDING];
  const labels: Record<Funding, string> = { paypal: "PayPal", card: "Debit or Credit Card" };

  const isOffered = (source: string): source is Funding =>
    Object.hasOwn(labels, source) && !disabledFunding.includes(source);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; font: 14px/1.4 system-ui, sans-serif }
    div { display: grid; gap: 12px; max-width: 750px; margin: 0 auto }
    button { font: 600 16px/1 system-ui, sans-serif; min-height: 45px; width: 100%; border: 0; border-radius: 4px;
      cursor: pointer; background: #ffc439; color: #111 }
    button[data-funding-source=card] { background: #2c2e2f; color: #fff }
    button:hover { filter: brightness(.95) }
    button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
    button:disabled { cursor: default; opacity: .5 }
    small { text-align: center; opacity: .8 }
  `);

  /** Waits for the payer's decision. Only messages from that window and from this script's origin count. */
  function decision(popup: Window, orderID: string, closed: AbortSignal): Promise<Message> {
    return new Promise((resolve) => {
      const cancel: Message = { source: "paypal-stand-in", type: "cancel", orderID };
      const end = (message: Message) => {
        window.removeEventListener("message", receive);
        closed.removeEventListener("abort", giveUp);
        clearInterval(poll);
        resolve(message);
      };
      const giveUp = () => end(cancel);
      const receive = ({ data, origin: from, source }: MessageEvent<Partial<Message> | null>) => {
        if (from !== origin || source !== popup || data?.source !== "paypal-stand-in") return;
        if (data.orderID === orderID && (data.type === "approve" || data.type === "cancel")) {
          end(data as Message);
        }
      };
      const poll = setInterval(() => popup.closed && giveUp(), pollEvery);
      window.addEventListener("message", receive);
      closed.addEventListener("abort", giveUp);
    });
  }

  function open(path: string): Window {
    const [width, height] = [450, 640];
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
    // A unique name, so that two payments in one page do not share a window.
    const popup = window.open(`${origin}${path}`, `paypal-${crypto.randomUUID()}`, features);
    if (!popup) throw new Error("The window of PayPal was blocked. Please allow pop-up windows.");
    return popup;
  }

  const approvePath = (orderID: string, again: boolean) =>
    `/checkoutnow?${new URLSearchParams({ token: orderID, origin: window.location.origin, ...(again && { again: "1" }) })}`;

  function Buttons(options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent {
    let props = options;
    const host = document.createElement("div");
    const placing = document.createElement("style");
    placing.textContent =
      ".paypal-buttons { display: inline-block; position: relative; width: 100% }";
    const closed = new AbortController();
    const sources = [FUNDING.PAYPAL, FUNDING.CARD]
      .filter((source) => !props.fundingSource || props.fundingSource === source)
      .filter(isOffered);
    const buttons: HTMLButtonElement[] = [];
    let busy = false;

    const report = (error: unknown) => {
      if (!props.onError) return console.error(error);
      // PayPal's SDK passes on whatever was thrown, although the type of onError promises an object.
      props.onError(error as Record<string, unknown>);
    };

    /** False if onClick rejects. */
    async function isAllowed(fundingSource: Funding): Promise<boolean> {
      let allowed = true;
      await props.onClick?.(
        { fundingSource },
        {
          resolve: async () => {
            allowed = true;
          },
          reject: async () => {
            allowed = false;
          },
        },
      );
      return allowed && !closed.signal.aborted;
    }

    async function pay(paymentSource: Funding): Promise<void> {
      // Synchronously with the click: browsers block windows that are opened later.
      let popup = open("/checkoutnow/wait");
      try {
        if (!(await isAllowed(paymentSource))) return;
        if (!props.createOrder) throw new Error("createOrder is missing");
        const orderID = await props.createOrder(
          { paymentSource },
          { order: { create: () => Promise.reject(new Error(onServer)) } },
        );
        if (typeof orderID !== "string" || orderID === "") {
          throw new Error("Expected an order id to be passed");
        }
        for (let again = false; ; again = true) {
          if (popup.closed) {
            if (!again) return props.onCancel?.({ orderID }, { redirect: () => undefined });
            popup = open(approvePath(orderID, again));
          } else {
            popup.location.replace(`${origin}${approvePath(orderID, again)}`);
          }
          const message = await decision(popup, orderID, closed.signal);
          if (closed.signal.aborted) return;
          if (message.type === "cancel") {
            popup.close();
            return props.onCancel?.({ orderID }, { redirect: () => undefined });
          }
          let restart = false;
          const actions: OnApproveActions = {
            restart: () => {
              restart = true;
            },
            redirect: (url) => window.location.assign(url),
          };
          await props.onApprove?.(
            { orderID, payerID: message.payerID, paymentID: null, billingToken: null },
            actions,
          );
          if (!restart) return;
        }
      } finally {
        popup.close();
      }
    }

    async function click(source: Funding): Promise<void> {
      if (busy) return;
      busy = true;
      try {
        await pay(source);
      } catch (error) {
        report(error);
      } finally {
        busy = false;
      }
    }

    return {
      isEligible: () => sources.length > 0,
      async render(container) {
        const place = typeof container === "string" ? document.querySelector(container) : container;
        if (!place) throw new Error(`Expected element to be passed to render, got ${container}`);
        if (closed.signal.aborted) throw new Error("The component has been destroyed");
        host.className = "paypal-buttons";
        const root = host.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [sheet];
        const box = document.createElement("div");
        for (const source of sources) {
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.fundingSource = source;
          button.textContent = labels[source];
          if (props.style?.height) button.style.minHeight = `${props.style.height}px`;
          button.addEventListener("click", () => void click(source));
          buttons.push(button);
          box.append(button);
        }
        const note = document.createElement("small");
        note.textContent = "PayPal stand-in: no money moves";
        box.append(note);
        root.append(box);
        place.append(placing, host);
        const enable = (disabled: boolean) => async () => {
          for (const button of buttons) button.disabled = disabled;
        };
        props.onInit?.({}, { enable: enable(false), disable: enable(true) });
      },
      async close() {
        closed.abort();
        placing.remove();
        host.remove();
      },
      async updateProps(changes) {
        props = { ...props, ...changes };
      },
      resume: () => undefined,
      hasReturned: () => false,
    };
  }

  const onServer = "The stand-in creates and captures orders on the server only";

  const paypal: PayPalNamespace = {
    version: "5.0.0-stand-in",
    FUNDING,
    getFundingSources: () => Object.values(FUNDING),
    isFundingEligible: isOffered,
    rememberFunding: () => undefined,
    ...(components.includes("buttons") && { Buttons }),
  };
  const namespace = script.dataset.namespace ?? "paypal";
  Object.assign(window, { [namespace]: paypal });
})();
