/** Calls of a deployed stage, as its site makes them. */
import {
  type Contract,
  type InputOf,
  inputIsIn,
  type OutputOf,
} from "../../packages/core/src/contract";

/** The response of a stage, with its body as text. */
export type Answer = { status: number; headers: Headers; text: string };

const timeoutMs = 20_000;

export async function get(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export type Stage = {
  /** `https://host[:port]`. */
  url: string;
  /** Base of the API's paths. */
  apiUrl: string;
};

/**
 * @param token of a signed-in user
 * @throws if the response is not a success, or does not match the contract
 */
export async function call<C extends Contract>(
  stage: Stage,
  contract: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C>> {
  const answer = await send(stage, contract, input, token);
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  const body: unknown = answer.text ? JSON.parse(answer.text) : undefined;
  return contract.output.parse(body) as OutputOf<C>;
}

export async function send<C extends Contract>(
  { url, apiUrl }: Stage,
  contract: C,
  input: InputOf<C>,
  token?: string,
): Promise<Answer> {
  const { method, path } = contract;
  const fields = new Map(Object.entries(input ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const target = new URL(apiUrl + filled, url);
  const hasBody = inputIsIn(contract) === "body";
  for (const [name, value] of fields)
    if (!hasBody && value !== undefined) target.searchParams.set(name, String(value));
  return get(target, {
    method,
    headers: {
      accept: "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody && { "content-type": "application/json" }),
    },
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(fields)) }),
  });
}
