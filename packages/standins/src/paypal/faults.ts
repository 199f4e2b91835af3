/** The switches of the REST API: what goes wrong with the next calls of an operation. */
import type { Issue } from "./errors";

export const operations = [
  "token",
  "create-order",
  "read-order",
  "capture-order",
  "read-capture",
  "refund-capture",
  "read-refund",
] as const;

export type Operation = (typeof operations)[number];

/**
 * - `fail-before`: 500, and nothing has happened
 * - `cut-before`: the connection ends, and nothing has happened
 * - `fail-after`: 500, but it has happened
 * - `cut-after`: it has happened, but the connection ends without an answer
 * - `delay`: milliseconds before it happens
 * - `refuse`: PayPal's error of that issue, and nothing has happened
 */
export type Fault =
  | "fail-before"
  | "cut-before"
  | "fail-after"
  | "cut-after"
  | { delay: number }
  | { refuse: Issue };

export class Faults {
  private readonly planned = new Map<Operation, Fault[]>();
  /** Milliseconds that every call takes. */
  latency = 0;

  /** Of several for one operation, each takes one call, in this order. */
  plan(operation: Operation, fault: Fault): void {
    this.planned.set(operation, [...(this.planned.get(operation) ?? []), fault]);
  }

  take(operation: Operation): Fault | undefined {
    return this.planned.get(operation)?.shift();
  }

  all(): readonly { operation: Operation; fault: Fault }[] {
    return [...this.planned].flatMap(([operation, faults]) =>
      faults.map((fault) => ({ operation, fault })),
    );
  }

  clear(): void {
    this.planned.clear();
    this.latency = 0;
  }
}
