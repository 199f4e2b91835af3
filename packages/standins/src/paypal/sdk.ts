/** The SDK script at `/sdk/js`. Like PayPal it answers invalid parameters with a script that throws. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { isCurrency } from "./money";

export type Script = { status: number; code: string };

/** `query` is that of the script's URL. */
export function sdkScript(code: string, query: URLSearchParams, clientId: string): Script {
  const problem = findProblem(query, clientId);
  if (problem) {
    const text = JSON.stringify(`SDK Validation error: '${problem}'`);
    return { status: 400, code: `throw new Error(${text});` };
  }
  return { status: 200, code };
}

function findProblem(query: URLSearchParams, clientId: string): string | undefined {
  const asked = query.get("client-id");
  const currency = query.get("currency") ?? "USD";
  const intent = query.get("intent") ?? "capture";
  const unknown = (query.get("components") ?? "buttons")
    .split(",")
    .find((component) => !components.includes(component));
  if (!asked) return "Expected client-id to be passed";
  if (asked !== clientId) {
    return `client-id not recognized for either production or sandbox: ${asked}`;
  }
  if (!isCurrency(currency)) return `Invalid currency: ${currency}`;
  if (intent !== "capture") return `Invalid intent: ${intent}`;
  if (unknown !== undefined) return `Invalid component: ${unknown}`;
  return undefined;
}

const components = ["buttons", "funding-eligibility", "marks", "messages", "card-fields"];

let compiled: Promise<string> | undefined;

/** Compiles sdk-script.ts, once per process. */
export function compileSdk(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<string> {
  const file = fileURLToPath(new URL("./sdk-script.ts", import.meta.url));
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  // It runs as a classic script. The compiler adds `export {}` because the imported types make the file a module.
  return code.replace(/^export\s*\{\s*\};?\s*$/m, "");
}
