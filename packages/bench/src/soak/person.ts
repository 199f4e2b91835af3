/** A person with a phone: an account, and a client made from the OpenAPI document. */
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { paths } from "@flightaides/openapi/client";
import createClient, { type Client } from "openapi-fetch";
import type { Credentials, Result, Services, Task } from "./sign-in-process";

export type Person = Credentials & {
  phoneNumber: string;
  api: Client<paths>;
  payPalUrl: string;
  /** Again after a failure, it continues. */
  signUp(): Promise<Response>;
  signIn(): Promise<Response>;
};

/** A call to the API and how it was answered: 0 for no answer. */
export type Call = { at: number; milliseconds: number; status: number };

/** Milliseconds after which a call counts as not answered: longer than a function may take. */
const patience = 35_000;

/** The product, as people reach it. */
export type Addresses = { apiUrl: string; payPalUrl: string; cognito: Services };

/** @param onCall is told of every call to the API */
export function openTown(addresses: Addresses, onCall: (call: Call) => void) {
  const registrar = fork(join(import.meta.dirname, "sign-in-process.ts"));
  const waiting = new Map<number, (result: Result) => void>();
  registrar.on("message", (result: Result) => {
    waiting.get(result.id)?.(result);
    waiting.delete(result.id);
  });
  let tasks = 0;

  function ask(what: Task["what"], credentials: Credentials): Promise<Result> {
    const task: Task = { id: tasks++, what, services: addresses.cognito, ...credentials };
    return new Promise((resolve) => {
      waiting.set(task.id, resolve);
      registrar.send(task);
    });
  }

  async function timed(request: Request): Promise<Response> {
    const at = Date.now();
    const began = performance.now();
    let status = 0;
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
      status = response.status;
      return response.ok ? response : await withReason(response);
    } finally {
      onCall({ at, milliseconds: performance.now() - began, status });
    }
  }

  function newPerson(name: string): Person {
    const credentials = {
      name,
      email: `${randomUUID()}@soak.example`,
      password: "Good-passw0rd",
    };
    const api = createClient<paths>({ baseUrl: addresses.apiUrl, fetch: timed });
    let token: string | undefined;
    api.use({
      onRequest({ request }) {
        if (token) request.headers.set("authorization", `Bearer ${token}`);
      },
    });
    const enter = async (what: Task["what"]): Promise<Response> => {
      const result = await ask(what, credentials);
      token = result.token ?? token;
      return new Response(result.error, { status: result.error ? 503 : 200 });
    };
    return {
      ...credentials,
      phoneNumber: "+14165550134",
      api,
      payPalUrl: addresses.payPalUrl,
      signUp: () => enter("sign up"),
      signIn: () => enter("sign in"),
    };
  }

  return { newPerson, stop: () => registrar.disconnect() };
}

/** With the reason of the problem as its status text: the client reads the body. */
async function withReason(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await response.text();
  const [, statusText = ""] = /"reason":"([\w-]+)"/.exec(body) ?? [];
  return new Response(body, { status, statusText, headers });
}
