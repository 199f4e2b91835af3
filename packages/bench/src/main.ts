/** `npm run bench -- <name>`: runs a benchmark. `npm run bench -- all` runs them all and writes docs/benchmarks.md. */
import { argv, env, exit } from "node:process";
import type { BenchmarkName } from "./benches";
import { observed } from "./results";

// The SDK prints a notice about Node 20.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

type Load = () => Promise<{ run(options: string[]): Promise<void> }>;

const loads: Record<BenchmarkName | "all", Load> = {
  search: () => import("./search"),
  airports: () => import("./airports"),
  masking: () => import("./masking"),
  notify: () => import("./notify"),
  fanout: () => import("./fanout"),
  cost: () => import("./cost"),
  "cold-start": () => import("./cold-start"),
  handlers: () => import("./handlers"),
  throughput: () => import("./throughput"),
  flood: () => import("./flood"),
  web: () => import("./web"),
  interaction: () => import("./interaction"),
  soak: () => import("./soak/index"),
  all: () => import("./all"),
};

const [name, ...options] = argv.slice(2);
const load = Object.entries(loads).find(([one]) => one === name)?.[1];
if (!load) {
  console.error(`npm run bench -- ${Object.keys(loads).join(" | ")}`);
  exit(1);
}
await observed(async () => (await load()).run(options));
