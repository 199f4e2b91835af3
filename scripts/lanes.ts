/**
 * The steps of `npm run check`, `npm test` and `npm run test:deep`. The groups of a lane run
 * sequentially, the steps of a group in parallel. docs/decisions/0039-three-lanes.md says which
 * test belongs in which lane.
 */
const steps = {
  format: "npm run -s lint:format",
  types: "npm run -s lint:types",
  imports: "npm run -s lint:imports",
  domains: "npm run -s lint:domains",
  unused: "npm run -s lint:unused",
  packages: "npm run -s lint:packages",
  unit: "vitest run --project unit",
  "unit with new input": "vitest run --project unit",
  slow: "vitest run --project slow --tags-filter=!deep",
  "slow with new input": "vitest run --project slow --tags-filter=!deep",
  synthesis: "vitest run --project synthesis --tags-filter=!deep",
  components: "npm run -s components -- --tags-filter=!deep",
  journeys: "npm run -s journeys --workspace packages/e2e",
  "deep tests": "vitest run --project slow --tags-filter=deep",
  "deep synthesis": "vitest run --project synthesis --tags-filter=deep",
  "deep components": "npm run -s components -- --tags-filter=deep",
  bundles: "vitest run --project bundles",
  "deep browser tests":
    "npm run -s e2e --workspace packages/e2e -- --config prism.config.ts --grep @deep",
  "unit on DynamoDB Local": "vitest run --project unit",
  benchmarks: "npm run -s bench -- all",
} as const;

export type Step = keyof typeof steps;
export type Lane = readonly (readonly Step[])[];

const check = ["unit", "format", "types", "imports", "domains", "unused", "packages"] as const;

export const lanes = {
  check: [check],
  // Journeys wait for the browser, so they leave time for the others.
  test: [check, ["slow", "synthesis", "components", "journeys"]],
  "test:deep": [
    ["deep tests", "bundles", "deep synthesis"],
    ["unit with new input", "slow with new input"],
    ["deep components", "deep browser tests"],
    ["unit on DynamoDB Local"],
    // Alone, because other steps would distort the measurements.
    ["benchmarks"],
  ],
} as const satisfies Record<string, Lane>;

export function commandOf(step: Step): string {
  return steps[step];
}

/** Variables of a step. Without Java or a container engine, DynamoDB Local does not start and the step fails. */
export function variablesOf(step: Step): Record<string, string> {
  return step === "unit on DynamoDB Local"
    ? { DYNAMODB_ENGINE: "dynamodb-local", AWS_ENDPOINT_URL_DYNAMODB: "" }
    : {};
}

/**
 * The seed of generated input (test/seed.ts). Undefined for new input in each run.
 *
 * A test of every commit fails only because of the commit. New input is looked for every night.
 */
export function seedOf(lane: string): string | undefined {
  return lane === "test:deep" ? undefined : "1";
}

/** Whether a lane ends after the first group that fails. A lane of two hours reports all that fails. */
export function stopsAtFailure(lane: string): boolean {
  return lane !== "test:deep";
}
