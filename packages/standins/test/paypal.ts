/** Clients for tests of the PayPal stand-in: PayPal's server SDK, and plain HTTP calls. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import {
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from "@paypal/paypal-server-sdk";
import { expect } from "vitest";
import { close, listen } from "../src/http";
import type { PayPal } from "../src/paypal/index";
import { unpublished } from "./published";

type AxiosRequest = {
  url: string;
  method: string;
  headers: { toJSON(): Record<string, string> };
  data?: string;
};

/** PayPal's server SDK. It has no option for the host, so an HTTP adapter replaces it. */
export function sdk({ clientId, clientSecret, url }: PayPal, secret = clientSecret) {
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: secret },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: {
      adapter: async (config: AxiosRequest) => {
        const { data, headers, method } = config;
        const { pathname, search } = new URL(config.url);
        const response = await fetch(`${url}${pathname}${search}`, {
          method,
          headers: headers.toJSON(),
          body: data,
        });
        const answer = await response.text();
        expectPublished(method, pathname, response.status, JSON.parse(answer));
        return {
          data: answer,
          status: response.status,
          statusText: response.statusText,
          headers: Object.fromEntries(response.headers),
          config,
        };
      },
    },
  });
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

/** A plain HTTP call with a new token. */
export async function call(
  paypal: PayPal,
  method: "GET" | "POST",
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${paypal.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token(paypal)}`,
      ...(method === "POST" && { "content-type": "application/json" }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  expectPublished(method, path.replace(/\?.*$/, ""), response.status, answer);
  return { status: response.status, body: answer };
}

/** Each answer in a test is one that PayPal publishes. */
function expectPublished(method: string, path: string, status: number, body: unknown): void {
  expect(unpublished(method, path, status, body)).toBeUndefined();
}

export async function token({ clientId, clientSecret, url }: PayPal): Promise<string> {
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: basic(clientId, clientSecret) },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return (await response.json()).access_token;
}

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}

/** The body of an order of $19.99. */
export function orderBody(unit: object = {}) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      { custom_id: "connection-1", amount: { currency_code: "USD", value: "19.99" }, ...unit },
    ],
  };
}

/** Returns the id of a new order. */
export async function createOrder(paypal: PayPal, unit: object = {}): Promise<string> {
  const { body } = await call(paypal, "POST", "/v2/checkout/orders", { body: orderBody(unit) });
  return body.id;
}

/** A receiver of webhooks. It answers with the statuses in `answers`, then with 200. */
export async function receiver(port = 0) {
  const got: { headers: Record<string, string>; body: string }[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  const url = `http://localhost:${await listen(server, port)}/webhooks/paypal`;
  const types = () => got.map(({ body }) => JSON.parse(body).event_type as string);
  return { url, got, answers, types, stop: () => close(server) };
}

/** Posts a form of one of the stand-in's pages. */
export function post(paypal: PayPal, path: string, form: Record<string, string>, origin?: string) {
  return fetch(`${paypal.url}${path}`, {
    method: "POST",
    headers: origin ? { origin } : {},
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}
