/** Fails a test that prints an error or a warning. A test that expects one replaces the method with `vi.spyOn`. */
import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

/** What the AWS SDK prints when a crowded machine stalls the process. No test measures time. */
const stall = /a request has exceeded the configured \d+ ms requestTimeout/;

const printed: string[] = [];
for (const method of ["error", "warn"] as const) {
  console[method] = (...args: unknown[]) => {
    const text = format(...args);
    if (!stall.test(text)) printed.push(`console.${method}: ${text}`);
  };
}

function check(): void {
  const unexpected = printed.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
}

afterEach(check);
afterAll(check);
