/**
 * Bundles under Lambda's own runtime interface client for Node.js, aws-lambda-ric, which loads the handler, makes the context, and
 * turns results and errors into responses. It is no dependency: its installation compiles curl, which needs CMake, a C++ compiler and
 * minutes. `npm pack` downloads it without running its scripts.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { text as streamText } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { Instance } from "./bundles";

const version = "4.0.2";
const integrity =
  "FE5Vskx7mYNnqAnWWJXUOsLp2VGgdsJsCoRLFTa8L4Yk0QVtArqR8q58yPA++QC1a73ZWJXBQ2AH31nIAv7NOQ==";
/** Seconds that a call has. */
const timeout = 30;

type Outcome = Omit<Awaited<ReturnType<Instance["call"]>>, "startMilliseconds" | "cpuMilliseconds">;
export type RuntimeInstance = {
  call(event: unknown): Promise<Outcome>;
  stop(): Promise<string>;
};

/** Path of the client's module. @throws Error if the package is not the expected one */
export function runtimeClient(): string {
  const folder = join("node_modules", ".cache", `aws-lambda-ric-${version}`);
  const module = join(folder, "package", "index.mjs");
  if (existsSync(module)) return module;
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync(
    "npm",
    ["pack", `aws-lambda-ric@${version}`, "--pack-destination", folder, "--silent"],
    { encoding: "utf8" },
  );
  const archive = join(folder, packed.trim());
  const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (found !== integrity) throw new Error(`aws-lambda-ric ${version} has the checksum ${found}`);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  // Node looks for the native part before the preload replaces it.
  writeFileSync(join(folder, "package", "rapid-client.node"), "");
  return module;
}

/**
 * Starts a bundle in a process that has this environment and Lambda's. Calls run one after the other.
 * @param root folder of the uploaded code
 * @param file entry file in it
 * @param aheadMilliseconds sets its clock ahead
 */
export async function launchInRuntime(
  root: string,
  file: string,
  environment: Record<string, string>,
  aheadMilliseconds = 0,
): Promise<RuntimeInstance> {
  const { _X_AMZN_TRACE_ID: traceId = "", ...variables } = environment;
  const runtime = await startRuntimeApi(traceId, aheadMilliseconds);
  const preload = pathToFileURL(join(import.meta.dirname, "runtime-preload.mjs"));
  preload.searchParams.set("ahead", String(aheadMilliseconds));
  const child = spawn(process.execPath, ["--import", preload.href, runtimeClient()], {
    env: {
      AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
      AWS_LAMBDA_FUNCTION_NAME: "test",
      AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "1024",
      AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
      AWS_LAMBDA_LOG_GROUP_NAME: "/aws/lambda/test",
      AWS_LAMBDA_LOG_STREAM_NAME: "2027/03/10/[$LATEST]0123456789abcdef",
      ...variables,
      AWS_LAMBDA_RUNTIME_API: runtime.address,
      AWS_LAMBDA_NODEJS_USE_ALTERNATIVE_CLIENT_1: "true",
      LAMBDA_TASK_ROOT: root,
      _HANDLER: `${relative(root, file).replace(/\.mjs$/, "")}.handler`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const logs = Promise.all([streamText(child.stdout), streamText(child.stderr)]).then((all) =>
    all.join(""),
  );
  const ended = once(child, "exit").then(async () => {
    throw new Error(`${file} ended. ${await logs}`);
  });
  // Awaited by calls only.
  ended.catch(() => undefined);
  return {
    call: (event) => Promise.race([runtime.invoke(event), ended]),
    async stop() {
      child.kill();
      const all = await logs;
      await runtime.stop();
      return all;
    },
  };
}

/** Lambda's runtime API (version 2018-06-01) for one execution environment. */
async function startRuntimeApi(traceId: string, aheadMilliseconds: number) {
  type Invocation = { event: unknown; settle(outcome: Outcome): void };
  const queue: Invocation[] = [];
  const running = new Map<string, Invocation>();
  let idle: ServerResponse | undefined;

  function next(): void {
    const invocation = idle && queue.shift();
    if (!idle || !invocation) return;
    const id = randomUUID();
    running.set(id, invocation);
    idle.writeHead(200, {
      "content-type": "application/json",
      "lambda-runtime-aws-request-id": id,
      "lambda-runtime-deadline-ms": String(Date.now() + aheadMilliseconds + timeout * 1000),
      "lambda-runtime-invoked-function-arn": "arn:aws:lambda:us-east-1:000000000000:function:test",
      "lambda-runtime-trace-id": traceId,
    });
    idle.end(JSON.stringify(invocation.event));
    idle = undefined;
  }

  const server = createServer(async (request, response) => {
    const [, id = "", what] =
      /^\/2018-06-01\/runtime\/(?:invocation\/([^/]+)\/)?(next|response|error|init\/error)$/.exec(
        (request.url ?? "").replace("invocation/next", "next"),
      ) ?? [];
    if (what === "next") {
      idle = response;
      next();
      return;
    }
    const body = await streamText(request);
    response.writeHead(202).end();
    const outcome = what === "response" ? { result: JSON.parse(body || "null") } : { error: body };
    if (what === "init/error") for (const one of queue) one.settle(outcome);
    else running.get(id)?.settle(outcome);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    invoke: (event: unknown) =>
      new Promise<Outcome>((settle) => {
        queue.push({ event, settle });
        next();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
