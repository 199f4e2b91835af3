import {
  type Contract,
  type InputOf,
  inputIsIn,
  type OutputOf,
} from "@flightaides/core/contract.ts";
import type { Reason } from "@flightaides/core/error-reasons.ts";
import { languages } from "@flightaides/core/language/contract.ts";
import { type ProblemCode, problems } from "@flightaides/core/problem.ts";
import * as z from "zod/mini";
import { ApiError, type ApiErrorCode, type FieldMessage } from "./api-error";
import type { Because } from "./api-texts";
import { bearerToken, endSession, renewToken } from "./bearer";
import { isChallenge, meetChallenge } from "./challenge";
import { loadCities } from "./cities";
import { loadConfig } from "./config";
import { i18n } from "./i18n";
import { clearIdentity, notifyRefusal } from "./identity";
import { language } from "./language";

export type Answer<Output> = {
  output: Output;
  /** Cursor of the next page, from the `Link: <…>; rel="next"` header. */
  next: string | undefined;
  /** 201: a record is new. */
  created: boolean;
  /** There are more results than the output contains, from the `X-Truncated` header. */
  truncated: boolean;
};

type Options = { signal?: AbortSignal };

const timeoutMs = 20_000;
const suspended = "suspended" satisfies Reason;

/**
 * Calls the API and returns the output as its contract describes it.
 * @throws ApiError for any failure; an abort through `signal` rejects with the abort reason.
 */
export async function call<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options?: Options,
): Promise<OutputOf<C>> {
  return (await request(contract, input, options)).output;
}

/** Like {@link call}, with the information in the headers. */
export async function request<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  { signal }: Options = {},
): Promise<Answer<OutputOf<C>>> {
  const cities = loadCities();
  const response = await sendAsUser(contract, input, signal);
  if (isChallenge(response)) {
    meetChallenge();
    throw new ApiError("unavailable", i18n.t("The service is busy. Try again in a moment."));
  }
  const body = await readJson(response);
  if (!response.ok) throw await toError(response, body);
  const parsed = z.safeParse(contract.output, body);
  if (!parsed.success)
    throw new ApiError("unexpected", i18n.t("We did not understand the answer."));
  const output = parsed.data as OutputOf<C>;
  return {
    output: (await cities)?.renameLegs(output) ?? output,
    created: response.status === 201,
    next: nextCursor(response.headers.get("link")),
    truncated: response.headers.get("x-truncated") === "true",
  };
}

/** Adds the user's token where the contract takes one, and renews an expired one. */
async function sendAsUser<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  if (contract.auth === "none") return send(contract, input, undefined, signal);
  const token = await orNetworkError(bearerToken());
  if (!token) {
    if (contract.auth === "optional") {
      // The endpoint is public: continue without the session instead of redirecting to the login.
      clearIdentity();
      return send(contract, input, undefined, signal);
    }
    endSession();
    throw new ApiError("unauthenticated", i18n.t("Please sign in to go on."));
  }
  const response = await send(contract, input, token, signal);
  if (response.status !== 401) return response;
  // The token may have expired by the server's clock, or the account is deleted: try a renewed one.
  const renewed = await orNetworkError(renewToken());
  if (renewed) {
    const second = await send(contract, input, renewed, signal);
    if (second.status !== 401) return second;
  }
  endSession();
  throw new ApiError("unauthenticated", i18n.t("Your session has ended. Please sign in again."));
}

async function orNetworkError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch {
    throw unreachable();
  }
}

async function send<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);

  try {
    const { apiUrl } = await loadConfig();
    const { path, query, body } = place(contract, input);
    const response = await fetch(`${apiUrl}${path}${query}`, {
      method: contract.method,
      headers: {
        accept: "application/json",
        "accept-language": language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      signal: controller.signal,
      ...(body && { body }),
    });
    // The body may hang or break off, too.
    await response.clone().text();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timedOut)
      throw new ApiError("timeout", i18n.t("This is taking too long. Please try again."));
    throw unreachable();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function unreachable(): ApiError {
  return new ApiError(
    "network",
    i18n.t("We can’t reach FlightAides. Check your connection and try again."),
  );
}

/** Distributes the input over path, query and JSON body, as the contract says. */
function place(contract: Contract, input: unknown) {
  const rest = new Map(Object.entries(input ?? {}));
  const path = contract.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    return encodeURIComponent(String(value));
  });
  if (inputIsIn(contract) === "body")
    return { path, query: "", body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [key, value] of rest)
    if (value !== undefined && value !== null && value !== "") query.set(key, String(value));
  return { path, query: query.size > 0 ? `?${query}` : "", body: undefined };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The API speaks English. Sentences in another language are loaded for the first error, and so are those for what API
 * Gateway or the firewall answers without the API.
 */
async function toError(response: Response, body: unknown): Promise<ApiError> {
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  const code =
    typeof problem.code === "string" && problem.code in problems
      ? (problem.code as ProblemCode)
      : fromStatus(response.status);
  const fields = Array.isArray(problem.errors) ? problem.errors.filter(isFieldMessage) : [];
  const errors = fields.map(({ path, message, params }) => ({
    path,
    message,
    ...airlineIn(params),
  }));
  if (problem.reason === suspended) notifyRefusal(suspended);
  const params = isRecord(problem.params) ? problem.params : {};
  const about = {
    reason: typeof problem.reason === "string" ? problem.reason : undefined,
    trip: typeof params.itinerary === "string" ? params.itinerary : undefined,
  };
  const { detail } = problem;
  if (language === languages[0] && typeof detail === "string" && detail)
    return new ApiError(code, detail, errors, about);
  try {
    const { textOf, fieldTextOf } = await import("./api-texts");
    const texts = errors.map((error, index) => ({
      ...error,
      message: fieldTextOf(fields[index] ?? {}),
    }));
    return new ApiError(code, textOf(code, problem), texts, about);
  } catch {
    // Without them, use a general sentence, which is at least in the right language.
    return new ApiError(code, fault);
  }
}

function airlineIn(params: unknown): { airline?: string } {
  return isRecord(params) && typeof params.airline === "string" ? { airline: params.airline } : {};
}

const fault = i18n.t("Something went wrong on our side. Please try again.");

/** For responses of API Gateway, the firewall or a proxy, which contain no problem code. */
function fromStatus(status: number): ApiErrorCode {
  for (const [code, problem] of Object.entries(problems))
    if (problem.status === status) return code as ProblemCode;
  return status >= 502 ? "unavailable" : "unexpected";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFieldMessage(value: unknown): value is FieldMessage & Because {
  return isRecord(value) && typeof value.path === "string" && typeof value.message === "string";
}

function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(link ?? "")?.[1];
  if (!target) return undefined;
  return new URL(target, location.origin).searchParams.get("cursor") ?? undefined;
}
