/**
 * Traces. Lambda samples invocations and records a segment for each; the handler adds the calls
 * that it made. Without tracing by Lambda, as on a laptop, nothing is recorded.
 */
import { env } from "node:process";
import type { Context } from "aws-lambda";
import type { Annotations } from "./trace-recorder";

/** The handler, which records the calls that a sampled invocation makes. */
export function traced<Event, Used extends Partial<Context>, Result>(
  handler: (event: Event, context: Used) => Promise<Result>,
  annotate: (event: Event, result: Result) => Annotations = () => ({}),
): (event: Event, context: Used) => Promise<Result> {
  return async (event, context) => {
    // Lambda sets both, the first before each invocation.
    const { _X_AMZN_TRACE_ID: header = "", AWS_XRAY_DAEMON_ADDRESS: daemon } = env;
    if (!daemon || !header.includes("Sampled=1")) return handler(event, context);
    // Loaded on demand: most invocations are not sampled.
    const { record } = await import("./trace-recorder");
    return record(
      { header, daemon },
      () => handler(event, context),
      (result) => annotate(event, result),
    );
  };
}
