/**
 * The push service of a browser on this machine (RFC 8030), and the device behind it. `POST /subscriptions` makes a subscription as a
 * browser does; the pushes that arrived are decrypted, on the page at `/` and as JSON at `GET /store`. `POST /answers` chooses what the
 * next pushes get.
 */
import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { close, JsonFile, listen, parseJson, readBody, sendPage } from "../http";
import type { Arrived } from "./arrived";
import { type DeviceKeys, decrypt } from "./decrypt";
import { storePage } from "./page";
import { refusalOf } from "./vapid";

export type Options = {
  /** 0 chooses a free port. */
  port: number;
  /** Folder in which subscriptions and pushes survive a restart; without it they stay in memory. */
  dataDir?: string;
  /** Milliseconds. */
  now?: () => number;
};

/** As the JSON of a browser's PushSubscription. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** What the next pushes get. `seconds`: of the header `Retry-After`. */
export type Answer = { status: number; seconds?: number | undefined; times: number };

export type Push = {
  url: string;
  subscribe(applicationServerKey: string): Promise<Subscription>;
  /** Oldest first, those to one endpoint if it is given. */
  pushes(endpoint?: string): readonly Arrived[];
  /** The device is gone: its pushes get 410. */
  unsubscribe(endpoint: string): Promise<void>;
  answer(answer: Answer): void;
  stop(): Promise<void>;
};

type Stored = DeviceKeys & { applicationServerKey: string; isGone?: true };
type State = { subscriptions: Record<string, Stored>; arrived: Arrived[] };

const Subscribe = z.object({ applicationServerKey: z.string() });
const AnswerInput = z.object({
  status: z.number().int().min(200).max(599),
  seconds: z.number().optional(),
  times: z.number().int().min(1).default(1),
});
const Headers = z.object({
  ttl: z.coerce.number().int().min(0),
  urgency: z.enum(["very-low", "low", "normal", "high"]).default("normal"),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  "content-encoding": z.literal("aes128gcm"),
});
/** Returns undefined for a body that the device cannot decrypt. Browsers discard such a push. */
function decrypted(body: Buffer, device: DeviceKeys): string | undefined {
  try {
    return decrypt(body, device);
  } catch {
    return undefined;
  }
}

/** Bytes that every push service takes. */
const maxBytes = 4096;

export async function start({ port, dataDir, now = Date.now }: Options): Promise<Push> {
  const file = dataDir
    ? await JsonFile.open<State>(join(dataDir, "push.json"), { subscriptions: {}, arrived: [] })
    : { data: { subscriptions: {}, arrived: [] } as State, save: async () => {} };
  const { data } = file;
  let planned: Answer = { status: 201, times: 0 };
  let url = "";

  async function subscribe(applicationServerKey: string): Promise<Subscription> {
    const device = createECDH("prime256v1");
    device.generateKeys();
    const id = randomUUID();
    const auth = randomBytes(16).toString("base64url");
    const privateKey = device.getPrivateKey("base64url");
    data.subscriptions[id] = { privateKey, auth, applicationServerKey };
    await file.save();
    const keys = { p256dh: device.getPublicKey("base64url"), auth };
    return { endpoint: `${url}/push/${id}`, keys };
  }

  async function unsubscribe(endpoint: string): Promise<void> {
    const stored = data.subscriptions[idOf(endpoint)];
    if (!stored) throw new Error(`There is no subscription ${endpoint}`);
    stored.isGone = true;
    await file.save();
  }

  /** @returns status and what is said with it */
  async function accept(id: string, request: IncomingMessage): Promise<[number, string]> {
    const stored = data.subscriptions[id];
    const body = await buffer(request);
    if (!stored) return [404, "there is no such subscription"];
    if (stored.isGone) return [410, "the subscription is gone"];
    const refusal = refusalOf(request.headers.authorization, {
      applicationServerKey: stored.applicationServerKey,
      // As the client knows it: a test may reach it through a proxy.
      origin: `http://${request.headers.host}`,
      now: now() / 1000,
    });
    if (refusal) return [403, refusal];
    const headers = Headers.safeParse(request.headers);
    if (!headers.success) return [400, z.prettifyError(headers.error)];
    if (body.length > maxBytes) return [413, "the push is too long"];
    if (planned.times > 0) {
      planned.times--;
      if (planned.status >= 300) return [planned.status, "as asked for"];
    }
    const payload = decrypted(body, stored);
    // A push service cannot read the body, so it accepts this one as well.
    if (payload === undefined) return [201, ""];
    const { ttl, urgency, topic } = headers.data;
    data.arrived.push({
      subscription: id,
      payload,
      ttl,
      urgency,
      ...(topic && { topic }),
      at: new Date(now()).toISOString(),
    });
    await file.save();
    return [201, ""];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, id] = /^\/push\/([\w-]+)$/.exec(pathname) ?? [];
    if (request.method === "POST" && id) {
      const seconds = planned.times > 0 ? planned.seconds : undefined;
      const [status, words] = await accept(id, request);
      response
        .writeHead(status, {
          ...(status === 201 && { location: `${url}/messages/${randomUUID()}` }),
          ...(seconds !== undefined && status >= 300 && { "retry-after": String(seconds) }),
        })
        .end(words);
      return;
    }
    switch (`${request.method} ${pathname}`) {
      case "POST /subscriptions": {
        const input = Subscribe.safeParse(parseJson((await readBody(request, 10_000)) ?? ""));
        if (!input.success) return sendJson(response, 400, { error: input.error.message });
        return sendJson(response, 201, await subscribe(input.data.applicationServerKey));
      }
      case "POST /answers": {
        const input = AnswerInput.safeParse(parseJson((await readBody(request, 10_000)) ?? ""));
        if (!input.success) return sendJson(response, 400, { error: input.error.message });
        planned = input.data;
        return sendJson(response, 200, planned);
      }
      case "GET /store":
        return sendJson(response, 200, { pushes: data.arrived });
      case "GET /":
        return sendPage(response, 200, storePage(data.arrived));
    }
    sendJson(response, 404, { error: `The stand-in has no ${request.method} ${pathname}` });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error("push stand-in:", error);
      sendJson(response, 500, { error: String(error) });
    });
  });
  url = `http://localhost:${await listen(server, port)}`;
  return {
    url,
    subscribe,
    unsubscribe,
    pushes: (endpoint) =>
      data.arrived.filter(({ subscription }) => !endpoint || subscription === idOf(endpoint)),
    answer: (answer) => {
      planned = answer;
    },
    stop: () => close(server),
  };
}

function idOf(endpoint: string): string {
  return endpoint.split("/").at(-1) ?? "";
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(value));
}
