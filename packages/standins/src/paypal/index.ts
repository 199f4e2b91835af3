/**
 * PayPal on this computer: the REST API of orders and payments, the SDK script with an approve page, webhooks that are
 * signed by certificates of our own, and switches for what can go wrong. What PayPal does and this does not: README.md.
 */
import { close, listen } from "../http";
import { areFresh, newCertificates, openCertificates } from "./certificates";
import { newEvent, type WebhookEvent } from "./events";
import { type Fault, Faults, type Operation } from "./faults";
import { createHttp } from "./http";
import { Ledger } from "./ledger";
import { money, units } from "./money";
import type { Capture, Funding, Order, Refund } from "./records";
import { signedHeaders } from "./signature";
import { openState } from "./state";
import { Tokens } from "./tokens";
import { type Payer, Views } from "./views";
import { type Attempt, type StoredEvent, Webhooks } from "./webhooks";

export type Options = {
  /** 0 takes a free port. */
  port: number;
  /** Where orders and webhooks survive a restart (`paypal.json` inside); without it they live as long as the process. */
  dataDir?: string;
  /** Where webhooks are sent; they wait until it is known. */
  webhookUrl?: string;
  clientId?: string;
  clientSecret?: string;
  merchant?: { id: string; email: string; name: string };
  webhookId?: string;
  /** Seconds. */
  tokenLifetime?: number;
  /** Milliseconds before the second, third ... attempt of a webhook that is answered with no. */
  retryDelays?: readonly number[];
  /**
   * Whether the id of a capture that was declined goes on being declined, also when the payer has chosen another
   * card. PayPal does not say what it does; true, which is the default, is the harder case for its caller.
   */
  remembersDeclines?: boolean;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
};

export type PayPal = {
  /** Of the API; the SDK script is at `/sdk/js`, the control page at `/`. */
  url: string;
  clientId: string;
  clientSecret: string;
  merchantId: string;
  webhookId: string;
  /** PEM of the root that the certificates of webhooks end in; it is not served. */
  caCertificate: string;
  /** Host and port of the certificates' address, which is http here. */
  certHost: string;

  orders(): readonly Order[];
  /** How often, and how, payers were charged. */
  captures(): readonly Capture[];
  refunds(): readonly Refund[];
  webhooks(): readonly StoredEvent[];

  /** What the payer does on the approve page. */
  approve(orderId: string, funding?: Funding): Promise<Order>;
  /** Captures by another way than the API, so that the API says ORDER_ALREADY_CAPTURED. */
  capture(orderId: string): Promise<Capture>;
  /** What the bank says to a pending capture. */
  decide(captureId: string, status: "COMPLETED" | "DECLINED"): Promise<Capture>;
  /** A refund from the merchant's side; of all that is left unless a value (`"5.00"`) is given. */
  refund(captureId: string, value?: string): Promise<Refund>;

  /** What goes wrong with the next call; of several for one operation, each takes one call. */
  next(operation: Operation, fault: Fault): void;
  /** Milliseconds that every call takes. */
  setLatency(milliseconds: number): void;
  clearFaults(): void;
  /** No access token of until now is accepted any more. */
  revokeTokens(): void;

  setWebhookUrl(url: string | undefined): void;
  holdWebhooks(): void;
  /** Ends holding; `choose` says in which order, and which twice or never. Answers what the receiver said. */
  releaseWebhooks(
    choose?: (held: readonly WebhookEvent[]) => readonly WebhookEvent[],
  ): Promise<Attempt[]>;
  resendWebhook(eventId: string): Promise<Attempt>;
  /** Resolves when all are delivered, held or given up. */
  webhooksSettled(): Promise<void>;
  /** The headers of a webhook with this body, for tests of whoever receives them. */
  sign(body: string, at?: number): Record<string, string>;
  stop(): Promise<void>;
};

const payer: Payer = {
  payerId: "PAYERPATXQ2FA",
  email: "pat.payer@example.com",
  givenName: "Pat",
  surname: "Payer",
  countryCode: "US",
};

export async function start(options: Options): Promise<PayPal> {
  const {
    clientId = "flightaides-local-client",
    clientSecret = "flightaides-local-secret",
    merchant = { id: "FLYHTA4DES2LC", email: "payments@flightaides.test", name: "FlightAides" },
    now = Date.now,
    remembersDeclines = true,
    retryDelays = [500, 1000, 2000, 5000, 10_000, 30_000],
    tokenLifetime = 9 * 60 * 60,
    webhookId = "5TH47159DK785634N",
  } = options;
  const file = await openState(options.dataDir);
  const state = file.data;
  if (!state.certificates || !areFresh(state.certificates, now())) {
    state.certificates = await newCertificates(now());
  }
  const certificates = openCertificates(state.certificates);
  await file.save();

  // The port is known only when the server listens, and nobody calls before.
  let url = "";
  const stopping = new AbortController();
  const faults = new Faults();
  const tokens = new Tokens({ clientId, clientSecret, lifetime: tokenLifetime, now });
  const sign = (body: string, at = now()) => {
    const certUrl = `${url}/v1/notifications/certs/${certificates.id}`;
    return signedHeaders({ certificates, certUrl, webhookId }, body, at);
  };
  const webhooks = new Webhooks({
    events: state.events,
    save: () => file.save(),
    sign,
    retryDelays,
    url: options.webhookUrl,
  });
  const views = new Views(() => url, payer);
  const ledger = new Ledger(state, {
    merchant: { merchant_id: merchant.id, email_address: merchant.email },
    payerId: payer.payerId,
    now,
    approveUrl: (orderId) => `${url}/checkoutnow?token=${orderId}`,
    notify: (type, subject) => webhooks.emit(newEvent(type, subject, { now: now(), url, views })),
  });
  const server = createHttp({
    rest: { state, ledger, views, tokens, rules: { now, remembersDeclines } },
    pages: {
      state,
      ledger,
      faults,
      webhooks,
      merchantName: merchant.name,
      payerName: `${payer.givenName} ${payer.surname}`,
    },
    certificates,
    clientId,
    save: () => file.save(),
    stopping: stopping.signal,
  });
  url = `http://localhost:${await listen(server, options.port)}`;
  webhooks.start();

  async function saved<T>(change: () => T): Promise<T> {
    const result = change();
    await file.save();
    return result;
  }

  return {
    url,
    clientId,
    clientSecret,
    merchantId: merchant.id,
    webhookId,
    caCertificate: certificates.authority,
    certHost: new URL(url).host,

    orders: () => Object.values(state.orders),
    captures: () => Object.values(state.captures),
    refunds: () => Object.values(state.refunds),
    webhooks: () => webhooks.all(),

    approve: (id, funding = "paid") => saved(() => ledger.approve(id, funding)),
    capture: (id) => saved(() => ledger.captureOrder(id)),
    decide: (id, status) => saved(() => ledger.decide(id, status)),
    refund: (id, value) => {
      const currency = ledger.capture(id).amount.currency_code;
      const amount = value && money(units({ currency_code: currency, value }), currency);
      return saved(() => ledger.refundCapture(id, amount ? { amount } : {}));
    },

    next: (operation, fault) => faults.plan(operation, fault),
    setLatency: (milliseconds) => {
      faults.latency = milliseconds;
    },
    clearFaults: () => faults.clear(),
    revokeTokens: () => tokens.revokeAll(),

    setWebhookUrl: (to) => webhooks.setUrl(to),
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: (choose) => webhooks.release(choose),
    resendWebhook: (id) => webhooks.resend(id),
    webhooksSettled: () => webhooks.settled(),
    sign,
    async stop() {
      stopping.abort();
      await close(server);
      await webhooks.stop();
      await file.save();
    },
  };
}
