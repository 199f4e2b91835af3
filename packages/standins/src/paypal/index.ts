/**
 * PayPal on this machine: the REST API of orders and payments, the SDK script with an approve page, and signed webhooks.
 * README.md lists what it covers and how it differs from PayPal.
 */

import { close, listen } from "../http";
import { account } from "./account";
import { Captures } from "./captures";
import { areFresh, createCertificates, openCertificates } from "./certificates";
import type { RefundIssue } from "./errors";
import { createEvent, type WebhookEvent } from "./events";
import { createHttp } from "./http";
import { Ledger } from "./ledger";
import type { Capture, Dispute, Funding, Order, PayerName, Refund } from "./records";
import { type Person, SignIn } from "./sign-in";
import { signedHeaders } from "./signature";
import { openState } from "./state";
import { Tokens } from "./tokens";
import { type Payer, Views } from "./views";
import { type Attempt, type StoredEvent, Webhooks } from "./webhooks";

export type Options = {
  /** 0 chooses a free port. */
  port: number;
  /** Folder of `paypal.json`, where the state survives a restart; without it the state stays in memory. */
  dataDir?: string;
  /** The name that the payer sees. */
  merchantName?: string;
  /** Where webhooks are sent; events wait until it is known. */
  webhookUrl?: string;
  /** Milliseconds before the second, third ... attempt of a webhook that was answered with an error. */
  retryDelays?: readonly number[];
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type PayPal = {
  /** Of the API. The SDK script is at `/sdk/js`, the page of bank and merchant at `/`. */
  url: string;
  clientId: string;
  clientSecret: string;
  merchantId: string;
  webhookId: string;
  /** PEM of the root of the webhook certificates; it is not served. */
  caCertificate: string;
  /** Host and port of the certificate URL, which is http. */
  certHost: string;

  orders(): readonly Order[];
  /** One for each time that a payer was charged. */
  captures(): readonly Capture[];
  /** Reversals included. */
  refunds(): readonly Refund[];
  disputes(): readonly Dispute[];
  webhooks(): readonly StoredEvent[];

  /** Acts as the payer on the approve page. */
  approve(orderId: string, funding?: Funding, name?: PayerName): Promise<Order>;
  /** Acts as the user of the page "Log in with PayPal". @returns where the browser goes */
  signIn(url: string, choice: Person | "refuse"): string;
  /** Captures an order without the API. */
  capture(orderId: string): Promise<Capture>;
  /** Acts as the bank of a pending capture. */
  decide(captureId: string, status: "COMPLETED" | "DECLINED"): Promise<Capture>;
  /** Acts as the merchant: refunds the whole capture. */
  refund(captureId: string): Promise<Refund>;
  /** Acts as PayPal: refuses refunds of a capture from now on, or allows them again. */
  refuseRefund(captureId: string, issue: RefundIssue | undefined): Promise<void>;
  /** Acts as PayPal: takes the whole payment back from the merchant. */
  reverse(captureId: string): Promise<Refund>;
  /** Acts as the payer: complains at PayPal about the payment. */
  dispute(captureId: string): Promise<Dispute>;

  /** Lets captures by the API begin, but not finish until they are released. */
  holdCaptures(): void;
  releaseCaptures(): void;
  /** The orders whose capture has begun and not ended. */
  capturesBegun(): readonly string[];

  /** Revokes every access token that was granted so far. */
  revokeTokens(): void;

  setWebhookUrl(url: string | undefined): void;
  holdWebhooks(): void;
  /** Delivers the held events in the order of `choose`, which may repeat or drop events. */
  releaseWebhooks(
    choose?: (held: readonly WebhookEvent[]) => readonly WebhookEvent[],
  ): Promise<Attempt[]>;
  resendWebhook(eventId: string): Promise<Attempt>;
  /** Resolves when all events are delivered, held or failed permanently. */
  webhooksSettled(): Promise<void>;
  /** The headers of a webhook with this body. */
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

/** Seconds that an access token is valid. */
const tokenLifetime = 9 * 60 * 60;

export async function start(options: Options): Promise<PayPal> {
  const {
    merchantName = "Merchant",
    now = Date.now,
    retryDelays = [500, 1000, 2000, 5000, 10_000, 30_000],
  } = options;
  const { clientId, clientSecret, email, merchantId, webhookId } = account;
  const file = await openState(options.dataDir);
  const state = file.data;
  if (!state.certificates || !areFresh(state.certificates, now())) {
    state.certificates = await createCertificates(now());
  }
  const certificates = openCertificates(state.certificates);
  await file.save();

  // Set before the first request: the port is known when the server listens.
  let url = "";
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
  const signIn = new SignIn({ clientId, merchantName, payer, now });
  const views = new Views(() => url, payer);
  const ledger = new Ledger(state, {
    merchant: { merchant_id: merchantId, email_address: email },
    payerId: payer.payerId,
    now,
    approveUrl: (orderId) => `${url}/checkoutnow?token=${orderId}`,
    notify: (type, subject) =>
      webhooks.emit(createEvent(type, subject, { now: now(), url, views })),
  });
  const captures = new Captures();
  const server = createHttp({
    rest: { state, ledger, views, tokens, signIn, now },
    pages: {
      state,
      ledger,
      webhooks,
      merchantName,
      payer,
    },
    certificates,
    clientId,
    captures,
    save: () => file.save(),
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
    merchantId,
    webhookId,
    caCertificate: certificates.authority,
    certHost: new URL(url).host,

    orders: () => Object.values(state.orders),
    captures: () => Object.values(state.captures),
    refunds: () => Object.values(state.refunds),
    disputes: () => Object.values(state.disputes),
    webhooks: () => webhooks.all(),

    approve: (id, funding = "paid", name) => saved(() => ledger.approve(id, funding, name)),
    signIn: (at, choice) => signIn.visit(at, choice),
    capture: (id) => saved(() => ledger.captureOrder(id)),
    decide: (id, status) => saved(() => ledger.decide(id, status)),
    refund: (id) => saved(() => ledger.refundCapture(id)),
    refuseRefund: (id, issue) => saved(() => ledger.refuseRefund(id, issue)),
    reverse: (id) => saved(() => ledger.reverseCapture(id)),
    dispute: (id) => saved(() => ledger.disputeCapture(id)),

    holdCaptures: () => captures.hold(),
    releaseCaptures: () => captures.release(),
    capturesBegun: () => captures.begun(),

    revokeTokens: () => tokens.revokeAll(),

    setWebhookUrl: (to) => webhooks.setUrl(to),
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: (choose) => webhooks.release(choose),
    resendWebhook: (id) => webhooks.resend(id),
    webhooksSettled: () => webhooks.settled(),
    sign,
    async stop() {
      captures.release();
      await close(server);
      await webhooks.stop();
      await file.save();
    },
  };
}
