/**
 * A door before AWS's stand-ins, for tests: the n-th call through it fails before it is let in, or its answer is lost after
 * it took effect, or the process dies there: no call gets through any more until {@link Door.restart}.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { close, listen } from "./http";

export const faults = ["fails", "loses its answer", "dies before", "dies after"] as const;
export type Fault = (typeof faults)[number];

export type Call = {
  /** `DynamoDB_20120810.PutItem`, or method and path. */
  operation: string;
  body: string;
  /** It reached the service and was taken. */
  effective: boolean;
};

export type Door = {
  /** Where clients call instead of `target`. */
  urlOf(target: string): Promise<string>;
  /** Forgets the calls so far, and lets the `number`-th from now (from 1) meet the fault. */
  arm(number: number, fault: Fault): void;
  /** The calls since then, over all targets. */
  calls(): readonly Call[];
  /** The process lives again; a fault that has not been met yet stays armed. */
  restart(): void;
  stop(): Promise<void>;
};

export function openDoor(): Door {
  const servers: ReturnType<typeof createServer>[] = [];
  let calls: Call[] = [];
  let armed: { number: number; fault: Fault } | undefined;
  let dead = false;

  async function pass(target: string, request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    // The dead send nothing, and hear nothing.
    if (dead) return response.destroy();
    const operation = String(request.headers["x-amz-target"] ?? `${request.method} ${request.url}`);
    const call = { operation, body: body.toString(), effective: false };
    calls.push(call);
    const fault = calls.length === armed?.number ? armed.fault : undefined;
    if (fault === "dies before" || fault === "dies after") dead = true;
    if (fault === "dies before") return response.destroy();
    if (fault === "fails") {
      response.writeHead(500, { "content-type": "application/x-amz-json-1.0" });
      return response.end(JSON.stringify({ __type: "InternalServerError", message: "A fault" }));
    }
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    call.effective = answer.ok;
    if (fault) return response.destroy();
    response.writeHead(answer.status, Object.fromEntries(kept(answer.headers)));
    return response.end(text);
  }

  return {
    async urlOf(target) {
      const server = createServer((request, response) => {
        pass(target, request, response).catch(() => response.destroy());
      });
      servers.push(server);
      return `http://localhost:${await listen(server, 0)}`;
    },
    arm(number, fault) {
      calls = [];
      dead = false;
      armed = { number, fault };
    },
    calls: () => calls,
    restart() {
      dead = false;
    },
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = Object.entries(headers).filter(
    ([name]) => !["host", "connection", "content-length", "expect"].includes(name),
  );
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
}

/** fetch has unpacked the answer. */
function kept(headers: Headers): [string, string][] {
  return [...headers].filter(
    ([name]) => !["content-encoding", "content-length", "transfer-encoding"].includes(name),
  );
}
