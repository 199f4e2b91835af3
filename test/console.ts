/** Fails a test that prints an error or a warning. A test that expects one replaces the method with `vi.spyOn`. */
import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

const printed: string[] = [];
for (const method of ["error", "warn"] as const) {
  console[method] = (...args: unknown[]) => {
    printed.push(`console.${method}: ${format(...args)}`);
  };
}

function check(): void {
  const unexpected = printed.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
}

afterEach(check);
afterAll(check);
