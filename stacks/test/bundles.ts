/**
 * Every function's bundle, as it would be uploaded: started in a process of its own with the environment that its template
 * gives it, against the stand-ins of packages/local, through a door that writes down what it asks of AWS.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { text as streamText } from "node:stream/consumers";
import type { Call } from "./policy";
import { functionsOf, text } from "./reading";
import type { StackName, Stage } from "./synthesis";

export type Outcome = {
  result?: unknown;
  error?: string;
  /** What the function wrote to its log. */
  logs: string;
  /** Milliseconds; `cpu` of all threads. */
  timing: { load: number; call: number; cpu: number };
};

/** Where the code of a function lies in the cloud assembly. */
export function bundleOf(stage: Stage, name: string): string {
  for (const stack of stage.names) {
    const found = all(stage, stack).find((one) => one.handler.endsWith(`/${name}.handler`));
    if (!found) continue;
    const assets: { files: Record<string, { source: { path: string } }> } = JSON.parse(
      readFileSync(stage.file(stack).replace("template.json", "assets.json"), "utf8"),
    );
    const asset = assets.files[found.key.replace(/\.\w+$/, "")];
    if (asset)
      return join(stage.assembly, asset.source.path, found.handler.replace(/\.handler$/, ".mjs"));
  }
  throw new Error(`There is no bundle of ${name}`);
}

function all(stage: Stage, stack: StackName): { handler: string; key: string }[] {
  return Object.values(stage.template(stack).findResources("AWS::Lambda::Function")).map(
    ({ Properties }) => ({
      handler: String(Properties.Handler),
      key: String(Properties.Code?.S3Key),
    }),
  );
}

/** The code that a start reads: the function's file, and the chunks that it and they import at once. */
export function codeOf(file: string, read = new Set<string>()): string {
  if (read.has(file)) return "";
  read.add(file);
  const code = readFileSync(file, "utf8");
  const chunks = [...code.matchAll(/\b(?:from|import)"(\.\/[\w-]+\.mjs)"/g)];
  return code + chunks.map(([, path = ""]) => codeOf(join(dirname(file), path), read)).join("");
}

/** The variables of a function's template; `known` says what CloudFormation's names stand for. */
export function environmentOf(
  stage: Stage,
  name: string,
  known: Record<string, string>,
): Record<string, string> {
  const found = functionsOf(stage).get(name);
  if (!found) throw new Error(`There is no function ${name}`);
  const { Variables } = found.lambda.Properties.Environment as {
    Variables: Record<string, unknown>;
  };
  return Object.fromEntries(
    Object.entries(Variables).map(([key, value]) => [key, text(stage, value, known)]),
  );
}

/** One call in a fresh process. */
export async function invoke(
  file: string,
  event: unknown,
  environment: Record<string, string>,
): Promise<Outcome> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "invoke.mjs")], {
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(JSON.stringify({ file, event }));
  const [output, errors] = await Promise.all([streamText(child.stdout), streamText(child.stderr)]);
  const end = output.lastIndexOf("\n") + 1;
  const last = output.slice(end);
  if (!last.startsWith("{")) throw new Error(`${file} did not answer. ${output} ${errors}`);
  return { ...JSON.parse(last), logs: output.slice(0, end) + errors };
}

/** Stands before a service, hands on everything that is not `refused`, and writes it down in `calls`. */
export async function door(
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
      response.end(JSON.stringify({ __type: "ValidationException", message: "Not today" }));
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
