/** Records the calls of a function with their answers, and gives the same answers again. */
import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { close, listen } from "@flightaides/standins/http";
import type { RawCall } from "./raw-calls";

type Answer = { status: number; headers: Record<string, string>; body: string };
export type Recorded = { call: RawCall; answer: Answer; began: number; ended: number };
type Server = { url: string; stop(): Promise<void> };

/** A recorder in front of a service. `SES` has no header that names the operation. */
export async function startRecorder(url: string, recorded: Recorded[]): Promise<Server> {
  return serve(async (request, response) => {
    const { method = "GET", url: path = "/" } = request;
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
    const body = await text(request);
    const began = performance.now();
    const answered = await fetch(url + path, {
      method,
      headers: headers as Record<string, string>,
      ...(method !== "GET" && { body }),
    });
    const answer = {
      status: answered.status,
      headers: { "content-type": answered.headers.get("content-type") ?? "application/json" },
      body: await answered.text(),
    };
    recorded.push({
      call: callOf(method, path, headers as Record<string, string>, body),
      answer,
      began,
      ended: performance.now(),
    });
    send(response, answer);
  });
}

/** Operations of SES by method and path. */
const sesOperations: Record<string, string> = {
  "POST /v2/email/outbound-emails": "SendEmail",
  "GET /v2/email/account": "GetAccount",
};

function callOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): RawCall {
  const target = headers["x-amz-target"];
  const operation = target?.split(".").at(-1) ?? sesOperations[`${method} ${path}`];
  return operation ? { operation, body: body || "{}" } : { operation: method, body, path, headers };
}

/** Calls that overlapped are in one group. */
export function groupsOf(recorded: readonly Recorded[]): RawCall[][] {
  const groups: { calls: RawCall[]; ended: number }[] = [];
  for (const { call, began, ended } of recorded.toSorted((a, b) => a.began - b.began)) {
    const last = groups.at(-1);
    if (last && began < last.ended) {
      last.calls.push(call);
      last.ended = Math.min(last.ended, ended);
    } else groups.push({ calls: [call], ended });
  }
  return groups.map(({ calls }) => calls);
}

/** Answers each operation as it was answered the first time, the second time, and so on. */
export async function startReplay(recorded: readonly Recorded[]): Promise<Server> {
  const answers = new Map<string, Answer[]>();
  for (const { call, answer } of recorded)
    answers.set(call.operation, [...(answers.get(call.operation) ?? []), answer]);
  return serve(async (request, response) => {
    const { method = "GET", url: path = "/" } = request;
    await text(request);
    const { operation } = callOf(method, path, request.headers as Record<string, string>, "");
    const answer = answers.get(operation)?.shift();
    if (!answer) throw new Error(`${operation} was called more often than in the recording`);
    send(response, answer);
  });
}

function send(response: Parameters<RequestListener>[1], { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function serve(
  answer: (...exchange: Parameters<RequestListener>) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}
