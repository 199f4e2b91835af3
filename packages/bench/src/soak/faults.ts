/** What goes wrong during the soak, as data. The first and the last fifth of the time are without faults. */
import type { FaultProxy, Plan } from "@flightaides/standins/test/fault-proxy.ts";

/** What faults act upon. */
export type World = {
  /** Kills the engine and starts it again. */
  killEngine(): Promise<void>;
  paypal: Pick<FaultProxy, "plan">;
  ses: Pick<FaultProxy, "plan">;
  /** Moves the clock of the product by so many seconds. */
  stepClock(seconds: number): void;
};

export type Fault = {
  name: string;
  /** Shares of the time. Without `until` it happens at a moment. */
  from: number;
  until?: number;
  begin(world: World): Promise<void> | void;
  end?(world: World): void;
};

/** More calls than meet a fault. */
const many = 5_000;

/** Meets the n-th call with the n-th of these, over and over. */
function repeatedly(all: readonly (Plan["fault"] | "passes")[]): Plan[] {
  return Array.from({ length: many }, (_, index) => {
    const fault = all[index % all.length] ?? "passes";
    return fault === "passes" ? [] : [{ at: index + 1, fault }];
  }).flat();
}

/** The last is longer than the product waits for PayPal. */
const slowly = repeatedly([{ delay: 1_000 }, { delay: 3_000 }, { delay: 500 }, { delay: 13_000 }]);
const wrongly = repeatedly([
  { status: 503, body: {} },
  "passes",
  "loses its answer",
  { status: 200, body: {} },
  "passes",
  { status: 500, body: { name: "INTERNAL_SERVER_ERROR" } },
  "passes",
]);
const lost = repeatedly(["passes", "loses its answer"]);
const throttled: Plan[] = Array.from({ length: many }, () => ({
  operation: /outbound-emails/,
  fault: {
    status: 429,
    body: { __type: "TooManyRequestsException", message: "Maximum sending rate exceeded." },
  },
}));

function paypal(name: string, from: number, until: number, plan: readonly Plan[]): Fault {
  return {
    name,
    from,
    until,
    begin: (world) => world.paypal.plan(plan),
    end: (world) => world.paypal.plan([]),
  };
}

function killed(from: number): Fault {
  return { name: "engine killed", from, begin: (world) => world.killEngine() };
}

/** Seconds of a step: less than the lease of a mail, after which another worker sends it. */
const step = 40;

function clock(from: number, seconds: number): Fault {
  const name = `clock ${seconds > 0 ? "+" : "−"}${Math.abs(seconds)} s`;
  return { name, from, begin: (world) => world.stepClock(seconds) };
}

/** In the order of their beginning. */
export const faults: readonly Fault[] = [
  killed(0.22),
  paypal("PayPal slow", 0.27, 0.36, slowly),
  clock(0.32, step),
  paypal("PayPal wrong", 0.38, 0.47, wrongly),
  killed(0.43),
  {
    name: "SES throttles",
    from: 0.48,
    until: 0.57,
    begin: ({ ses }) => ses.plan(throttled),
    end: ({ ses }) => ses.plan([]),
  },
  clock(0.52, -2 * step),
  paypal("PayPal loses answers", 0.58, 0.67, lost),
  killed(0.62),
  clock(0.68, step),
];
