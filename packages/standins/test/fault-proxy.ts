/**
 * An HTTP proxy for crash tests. A chosen call through it fails, loses its response, gets a wrong answer, is delayed, or is the last before
 * the calling process "crashes": after that no call gets through until {@link FaultProxy.restart}.
 */
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { close, listen } from "../src/http";

/**
 * - `fails`: 500, and the call has no effect
 * - `loses its answer`: the call takes effect, and the connection is cut
 * - `dies before`: a crash before the call takes effect
 * - `dies after`: a crash after the call took effect
 */
export const faults = ["fails", "loses its answer", "dies before", "dies after"] as const;
export type Fault = (typeof faults)[number];

/** A response that replaces the service's. The call has no effect. */
export type WrongAnswer = { status: number; body?: object | undefined };

/** Milliseconds before the call reaches the service. */
export type Delay = { delay: number };

/**
 * Injects a fault into the `at`-th call from now, counted from 1, or into the first call of an
 * operation. Each plan applies once.
 */
export type Plan = ({ at: number } | { operation: RegExp }) & {
  fault: Fault | WrongAnswer | Delay;
};

export type Call = {
  /** `DynamoDB_20120810.PutItem`, or method and path. */
  operation: string;
  body: string;
  /** Whether the service answered it with success. */
  effective: boolean;
};

/** Meets the `number`-th call, counted from 1, with a fault. */
export type Schedule = { number: number; fault: Fault };

/**
 * The faults that can leave different states behind, for each call of a run without faults. A call that only reads has no effect
 * to lose, and a crash beside it is one after the last call that wrote.
 */
export function schedulesOf(calls: readonly Call[]): Schedule[] {
  const numbered = calls.map((call, index) => ({ number: index + 1, reads: isRead(call) }));
  return faults.flatMap((fault) =>
    numbered
      .filter(({ number, reads }) =>
        fault === "dies before" ? number === 1 : fault === "fails" || !reads,
      )
      .map(({ number }) => ({ number, fault })),
  );
}

function isRead({ operation }: Call): boolean {
  return /^GET |\.(?:Get|BatchGet|Query)/.test(operation);
}

export type FaultProxy = {
  /** A URL for clients to use instead of `target`. */
  urlOf(target: string): Promise<string>;
  /** Clears the recorded calls. Injects the fault into the `number`-th call from now, counted from 1. */
  arm(number: number, fault: Fault): void;
  /** Clears the recorded calls and replaces the faults that no call has met yet. */
  plan(plans: readonly Plan[]): void;
  /** The number of planned faults that no call has met yet. */
  pending(): number;
  /** The calls to all targets since {@link arm}. */
  calls(): readonly Call[];
  /** Resolves once no call is under way any more: a rejected `Promise.all` leaves the others running, which would count with the next. */
  idle(): Promise<void>;
  /** Ends a crash. A fault that no call has met yet stays armed. */
  restart(): void;
  stop(): Promise<void>;
};

export function startFaultProxy(): FaultProxy {
  const servers: ReturnType<typeof createServer>[] = [];
  const agent = new Agent({ keepAlive: true });
  let calls: Call[] = [];
  let planned: Plan[] = [];
  let crashed = false;
  let underWay = 0;

  /** The fault that the last call gets. */
  function take(operation: string): Plan["fault"] | undefined {
    const met = planned.find((plan) =>
      "at" in plan ? plan.at === calls.length : plan.operation.test(operation),
    );
    planned = planned.filter((plan) => plan !== met);
    return met?.fault;
  }

  async function pass(target: URL, incoming: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = incoming;
    const body = await read(incoming);
    if (crashed) return response.destroy();
    const operation = String(headers["x-amz-target"] ?? `${method} ${url}`);
    const call = { operation, body: body.toString(), effective: false };
    calls.push(call);
    const fault = take(operation);
    if (typeof fault === "object" && "delay" in fault) await setTimeout(fault.delay);
    else if (typeof fault === "object") {
      response.writeHead(fault.status, { "content-type": "application/json" });
      return response.end(fault.body && JSON.stringify(fault.body));
    }
    if (fault === "dies before" || fault === "dies after") crashed = true;
    if (fault === "dies before") return response.destroy();
    if (fault === "fails") {
      response.writeHead(500, { "content-type": "application/x-amz-json-1.0" });
      return response.end(
        JSON.stringify({ __type: "InternalServerError", message: "A planned fault" }),
      );
    }
    const { hostname, port } = target;
    const answer = await send({ agent, hostname, port, method, path: url, headers }, body);
    const { statusCode = 500 } = answer;
    const text = await read(answer);
    call.effective = statusCode < 300;
    if (typeof fault === "string") return response.destroy();
    response.writeHead(statusCode, answer.headers);
    return response.end(text);
  }

  return {
    async urlOf(target) {
      const url = new URL(target);
      const server = createServer((request, response) => {
        underWay++;
        pass(url, request, response)
          .catch(() => response.destroy())
          .finally(() => underWay--);
      });
      // Otherwise it is closed after five idle seconds, maybe under a client that is about to use it.
      server.keepAliveTimeout = 0;
      servers.push(server);
      return `http://localhost:${await listen(server, 0)}`;
    },
    arm(number, fault) {
      this.plan([{ at: number, fault }]);
    },
    plan(plans) {
      calls = [];
      crashed = false;
      planned = [...plans];
    },
    pending: () => planned.length,
    calls: () => calls,
    async idle() {
      // Between two calls of one after the other, nothing is under way for a moment.
      for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0) await setTimeout(5);
    },
    restart() {
      crashed = false;
    },
    async stop() {
      await Promise.all(servers.map(close));
      agent.destroy();
    },
  };
}

function send(options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).on("error", reject).end(body);
  });
}

/** The whole body. `buffer` of node:stream/consumers costs several times as much. */
function read(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk) => chunks.push(chunk));
    message.on("end", () => resolve(Buffer.concat(chunks)));
    message.on("error", reject);
  });
}
