/** `npm run bench -- <name>`: runs a benchmark. Each benchmark measures its baseline in the same run. */
import { argv, env, exit } from "node:process";

// The SDK prints a notice about Node 20.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

const benches = {
  search: () => import("./search"),
  airports: () => import("./airports"),
  masking: () => import("./masking"),
  notify: () => import("./notify"),
  fanout: () => import("./fanout"),
  cost: () => import("./cost"),
  "cold-start": () => import("./cold-start"),
  flood: () => import("./flood"),
  web: () => import("./web"),
  interaction: () => import("./interaction"),
  soak: () => import("./soak/index"),
};

const [name, ...options] = argv.slice(2);
const found = Object.entries(benches).find(([one]) => one === name);
if (!found) {
  console.error(`npm run bench -- ${Object.keys(benches).join(" | ")}`);
  exit(1);
}
await (await found[1]()).run(options);
