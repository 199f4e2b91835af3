/**
 * The API as a test wants it, from the contracts: the answer of a success has the type of its contract and is parsed by the contract's schema,
 * so that it cannot be one that the API does not give. An error is one of the API's reasons, with its sentence. A call that no test expects, an input that the
 * contract rejects and an answer that it does not know fail the test.
 */
import type { Contract, ParsedOf } from "@flightaides/core/contract.ts";
import { AppError, toProblem } from "@flightaides/core/error.ts";
import { problems } from "@flightaides/core/problem.ts";
import type { WebConfig } from "@flightaides/core/web-config/contract.ts";
import * as z from "zod/mini";

type Awaitable<T> = T | Promise<T>;
type Answer<C extends Contract> = (
  input: ParsedOf<C>,
) => Awaitable<z.input<C["output"]> | Response>;

type Route = {
  contract: Contract;
  path: RegExp;
  concerns: ((input: unknown) => boolean) | undefined;
  answer: (input: unknown) => Awaitable<unknown>;
};

const config: WebConfig = {
  stage: "test",
  region: "us-east-1",
  apiUrl: "/api",
  cognito: { userPoolId: "us-east-1_test", userPoolClientId: "test" },
  paypal: { clientId: "test", sdkBaseUrl: `${location.origin}/sdk/js` },
  fee: { amount: "10.00", currency: "USD" },
  supportAddress: "support@flightaides.example",
};

const realFetch = globalThis.fetch.bind(globalThis);

export class FakeApi {
  /** The calls so far, oldest first: `POST /connections/connection-1/order`. */
  readonly calls: string[] = [];
  /** The paths of the WebAssembly that was loaded. */
  readonly loaded: string[] = [];
  readonly #routes: Route[] = [];
  readonly #faults: string[] = [];

  /**
   * Answers the calls of a contract, or those that `concerns` takes. The last answer that was given counts. Returns what takes it back.
   */
  on<C extends Contract>(
    contract: C,
    answer: Answer<C>,
    concerns?: (input: ParsedOf<C>) => boolean,
  ): () => void {
    const path = contract.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const route: Route = {
      contract,
      path: new RegExp(`^${path}$`),
      concerns: concerns as Route["concerns"],
      answer: answer as Route["answer"],
    };
    this.#routes.unshift(route);
    return () => {
      this.#routes.splice(this.#routes.indexOf(route), 1);
    };
  }

  /** Throws if a call or an answer was not as its contract says. */
  check(): void {
    if (this.#faults.length > 0) throw new Error(this.#faults.splice(0).join("\n"));
  }

  readonly fetch = async (resource: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(resource, init);
    // As `fetch` itself: a call that was cancelled before it began reaches nobody.
    request.signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/config.json") return Response.json(config);
    if (pathname.endsWith(".wasm")) {
      this.loaded.push(pathname);
      return realFetch(request);
    }
    const path = pathname.replace(/^\/api(?=\/)/, "");
    const call = `${request.method} ${path}`;
    this.calls.push(call);
    const routes = this.#routes.filter(
      (one) => one.contract.method === request.method && one.path.test(path),
    );
    const [known] = routes;
    if (!pathname.startsWith("/api/") || !known)
      return this.#fail(
        `${call}${new URL(request.url).search} has no answer: api().on(…) gives one`,
      );
    const { contract } = known;
    const text = await request.text();
    const given = {
      ...Object.fromEntries(searchParams),
      ...(text && JSON.parse(text)),
      ...decoded(known.path.exec(path)?.groups),
    };
    const input = z.safeParse(contract.input, given);
    if (!input.success)
      return this.#fail(`${call} has an input that its contract rejects: ${input.error.message}`);
    const route = routes.find(({ concerns }) => concerns?.(input.data) ?? true);
    if (!route) return this.#fail(`${call} has no answer for ${JSON.stringify(given)}`);
    const answer = await aborted(request.signal, route.answer(input.data));
    if (answer instanceof Response) return answer;
    const output = z.safeParse(contract.output, answer);
    if (!output.success)
      return this.#fail(`${call} has an answer that its contract rejects: ${output.error.message}`);
    if (output.data === undefined) return new Response(null, { status: 204 });
    return Response.json(output.data);
  };

  #fail(fault: string): Response {
    this.#faults.push(fault);
    return new Response(fault, { status: 500 });
  }
}

/** A refusal as the API makes it, with its sentence in English. */
export function refused(...why: ConstructorParameters<typeof AppError>): Response {
  const error = new AppError(...why);
  const { code, retryAfter } = error;
  return Response.json(toProblem(error), {
    status: problems[code].status,
    headers: {
      "content-type": "application/problem+json",
      ...(retryAfter && { "retry-after": String(retryAfter) }),
    },
  });
}

/** The network is down. */
export function unreachable(): never {
  throw new TypeError("Failed to fetch");
}

function decoded(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/** `fetch` rejects when it is aborted, whether or not an answer comes. */
function aborted<T>(signal: AbortSignal, answer: Awaitable<T>): Promise<T> {
  const abort = new Promise<never>((_, reject) => {
    // While the body was read.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([answer, abort]);
}
