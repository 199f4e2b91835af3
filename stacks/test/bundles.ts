/** The bundles of a synthesised stage, each run in a separate process. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text as streamText } from "node:stream/consumers";
import type { Call } from "./policy";
import { all, type Stage } from "./stage";

export type Outcome = {
  result?: unknown;
  /** The stack of what the handler threw. */
  error?: string;
  /** CPU time of all threads for the import. */
  startMilliseconds: number;
  /** The same for the import and all calls so far. */
  cpuMilliseconds: number;
};

/** A process that runs one function, as an execution environment of Lambda does. */
export type Instance = {
  call(event: unknown): Promise<Outcome>;
  /** Ends the process. Returns what it logged. */
  stop(): Promise<string>;
};

/** Path of a function's entry file in the cloud assembly. `handler` is the one of its template, without `.handler`. */
export function bundleOf(stage: Stage, handler: string): string {
  for (const stack of stage.stacks) {
    const lambdas = all(stage.template(stack), "AWS::Lambda::Function");
    const found = lambdas.find(([, { Properties }]) => Properties.Handler === `${handler}.handler`);
    if (!found) continue;
    const { S3Key } = found[1].Properties.Code as { S3Key: string };
    const assets: { files: Record<string, { source: { path: string } }> } = JSON.parse(
      readFileSync(stage.file(stack).replace("template.json", "assets.json"), "utf8"),
    );
    const asset = assets.files[S3Key.replace(/\.\w+$/, "")];
    if (asset) return join(stage.assembly, asset.source.path, `${handler}.mjs`);
  }
  throw new Error(`There is no bundle of ${handler}`);
}

/** The files that a cold start reads: the entry file and the chunks that it imports statically, transitively. */
export function startOf(file: string, files = new Set<string>()): string[] {
  files.add(file);
  const chunks = readFileSync(file, "utf8").matchAll(/\b(?:from|import)"(\.\/[\w-]+\.mjs)"/g);
  for (const [, path = ""] of chunks) {
    const chunk = join(dirname(file), path);
    if (!files.has(chunk)) startOf(chunk, files);
  }
  return [...files];
}

/** The code in these files. */
export function codeOf(file: string): string {
  return startOf(file)
    .map((one) => readFileSync(one, "utf8"))
    .join("");
}

/**
 * Starts a bundle in a process that has only this environment. `aheadMilliseconds` sets its clock ahead.
 * Calls run one after the other.
 */
export function launch(
  file: string,
  environment: Record<string, string>,
  aheadMilliseconds = 0,
): Instance {
  const runtime = join(import.meta.dirname, "invoke.mjs");
  const child = spawn(process.execPath, [runtime, file, String(aheadMilliseconds)], {
    env: environment,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  const [stdin, stdout, stderr, results] = child.stdio;
  if (!stdin || !stdout || !stderr || !(results instanceof Readable)) {
    throw new Error("A pipe to the process is missing");
  }
  const logs = Promise.all([streamText(stdout), streamText(stderr)]).then((all) => all.join(""));
  const outcomes = createInterface({ input: results })[Symbol.asyncIterator]();
  return {
    async call(event) {
      stdin.write(`${JSON.stringify(event)}\n`);
      const { value, done } = await outcomes.next();
      if (done) throw new Error(`${file} ended without an outcome. ${await logs}`);
      return JSON.parse(value);
    },
    stop() {
      stdin.end();
      return logs;
    },
  };
}

/** A proxy in front of a service: records each request in `calls` and rejects those that are `refused`. */
export async function recordingProxy(
  service: Call["service"],
  url: string,
  calls: Call[],
  refused: (call: Call) => boolean = () => false,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const body = await streamText(request);
    const target = String(headers["x-amz-target"] ?? "");
    const call = { service, method, path, target, body };
    calls.push(call);
    if (refused(call)) {
      response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
      response.end(JSON.stringify({ __type: "ValidationException", message: refusal }));
      return;
    }
    const { host: _, "content-length": __, connection: ___, ...others } = headers;
    const answer = await fetch(url + path, {
      method,
      headers: others as Record<string, string>,
      ...(method !== "GET" && { body }),
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** The message of a request that the proxy rejects. */
export const refusal = "Refused by the test";
