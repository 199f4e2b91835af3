/**
 * Records the HTTP requests of an invocation and sends them to X-Ray's daemon, which Lambda runs beside the function. Node.js
 * publishes each request, of the AWS SDK as of `fetch`, so no client has to be wrapped. A request is recorded as method, host,
 * operation and status: paths, bodies and messages of errors could hold contact data.
 *
 * https://docs.aws.amazon.com/xray/latest/devguide/xray-api-segmentdocuments.html
 */
import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { logger } from "./logger";

/** Indexed by X-Ray, so that traces can be searched by them. No personal data. */
export type Annotations = Readonly<Record<string, string | number | undefined>>;

/**
 * The maximum number of requests in a trace. X-Ray accepts 500 KB per trace, and a run that sends
 * mails makes thousands of requests.
 */
const maxRequests = 100;

type Subsegment = {
  id: string;
  parent_id: string;
  trace_id: string;
  type: "subsegment";
  name: string;
  /** Epoch seconds. */
  start_time: number;
  end_time?: number;
  namespace?: "aws" | "remote";
  http?: { request: { method: string }; response?: { status: number } };
  aws?: { operation: string };
  annotations?: Record<string, string | number>;
  /** A 5xx or no response. */
  fault?: boolean;
  /** A 4xx. */
  error?: boolean;
};

type Trace = {
  /** Begins a subsegment below the invocation's. */
  begin(name: string): Subsegment;
  end(subsegment: Subsegment): void;
  requests: number;
};

/** Lambda runs one invocation at a time in a process. */
let current: Trace | undefined;
const pending = new WeakMap<object, { trace: Trace; subsegment: Subsegment }>();

/** Runs an invocation and records it. `header` is Lambda's: `Root=1-…;Parent=…;Sampled=1`. `daemon` is `host:port`. */
export async function record<Result>(
  { header, daemon }: { header: string; daemon: string },
  run: () => Promise<Result>,
  annotate: (result: Result) => Annotations,
): Promise<Result> {
  observeRequests();
  const { Root = "", Parent = "" } = Object.fromEntries(
    header.split(";").map((part) => part.split("=")),
  );
  const sender = senderTo(daemon);
  const begin = (name: string, parent: string): Subsegment => ({
    id: randomBytes(8).toString("hex"),
    parent_id: parent,
    trace_id: Root,
    type: "subsegment",
    name,
    start_time: Date.now() / 1000,
  });
  const end = (subsegment: Subsegment) =>
    sender.send({ ...subsegment, end_time: Date.now() / 1000 });
  const invocation = begin("handler", Parent);
  const trace: Trace = { begin: (name) => begin(name, invocation.id), end, requests: 0 };
  current = trace;
  try {
    const result = await run();
    const known = Object.entries(annotate(result)).filter(([, value]) => value !== undefined);
    invocation.annotations = Object.fromEntries(known) as Record<string, string | number>;
    return result;
  } catch (error) {
    invocation.fault = true;
    throw error;
  } finally {
    current = undefined;
    end(invocation);
    // Lambda may freeze the process once the handler has returned.
    await sender.close();
  }
}

function observeRequests(): void {
  if (isObserving) return;
  isObserving = true;
  // The AWS SDK.
  subscribe("http.client.request.start", (message) => {
    const { request } = message as { request: ClientRequest };
    const target = String(request.getHeader("x-amz-target") ?? "");
    // `DynamoDB_20120810.Query`
    const [service = "", operation] = target.split(".");
    beginRequest(request, service.split("_")[0] || request.host, request.method, operation);
  });
  subscribe("http.client.response.finish", (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    endRequest(request, response.statusCode);
  });
  subscribe("http.client.request.error", (message) =>
    endRequest((message as { request: ClientRequest }).request),
  );
  // `fetch`
  type Fetch = { origin: string | URL; method: string };
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: Fetch };
    beginRequest(request, new URL(request.origin).hostname, request.method);
  });
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as {
      request: Fetch;
      response: { statusCode: number };
    };
    endRequest(request, response.statusCode);
  });
  subscribe("undici:request:error", (message) =>
    endRequest((message as { request: Fetch }).request),
  );
}

let isObserving = false;

function beginRequest(request: object, name: string, method: string, operation?: string): void {
  if (!current || ++current.requests > maxRequests) return;
  const subsegment: Subsegment = {
    ...current.begin(name),
    namespace: operation || name.endsWith(".amazonaws.com") ? "aws" : "remote",
    http: { request: { method } },
    ...(operation && { aws: { operation } }),
  };
  pending.set(request, { trace: current, subsegment });
}

/** @param status undefined when there was no response */
function endRequest(request: object, status?: number): void {
  const found = pending.get(request);
  if (!found) return;
  pending.delete(request);
  const { trace, subsegment } = found;
  // A request that ends after its invocation is not part of a trace.
  if (trace !== current) return;
  const { http } = subsegment;
  trace.end({
    ...subsegment,
    ...(http && status && { http: { ...http, response: { status } } }),
    ...((!status || status >= 500) && { fault: true }),
    ...(status && status >= 400 && status < 500 && { error: true }),
  });
}

/** Each document is a datagram. */
function senderTo(daemon: string) {
  const [host, port] = daemon.split(":");
  const socket = createSocket("udp4");
  const sent: Promise<void>[] = [];
  return {
    send(subsegment: Subsegment): void {
      const datagram = `{"format":"json","version":1}\n${JSON.stringify(subsegment)}`;
      sent.push(
        new Promise((done) => {
          socket.send(datagram, Number(port), host, (error) => {
            if (error) logger().warn("the trace is incomplete", { error });
            done();
          });
        }),
      );
    },
    async close(): Promise<void> {
      await Promise.all(sent);
      socket.close();
    },
  };
}
