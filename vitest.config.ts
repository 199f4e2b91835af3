/**
 * Four projects; `npx vitest run --project unit` runs one of them. The global setup of a project runs only if one of
 * its files does.
 * - `unit`: beside the sources, some on a real DynamoDB engine. `npm run check` runs these.
 * - `slow`: files that use DynamoDB or a stand-in and take two seconds or more, and whatever else takes long: crash schedules, comparisons
 *   with brute force or a model, starts of the whole product.
 * - `synthesis`: the CloudFormation templates, without bundles.
 * - `bundles`: the deployed functions, each in a separate process.
 *
 * Tests with the tag `deep` belong to `npm run test:deep` (scripts/lanes.ts).
 */
import { availableParallelism } from "node:os";
import { env } from "node:process";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

const slowFiles = ["{packages,scripts}/**/*.slow.test.ts"];
export const services = "./test/services.ts";
/** For every project: its files share processes. */
const isolation = "./test/isolation.ts";
export const setupFiles = [
  isolation,
  "./test/console.ts",
  "./test/seed.ts",
  "./test/environment.ts",
];

function project(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return { extends: true, test };
}

/** Starts with the slow files, so that no worker is idle while another runs the last of them. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ project }: TestSpecification) => Number(project.name === "slow");
    return (await super.sort(files)).sort((a, b) => isSlow(b) - isSlow(a));
  }
}

export default defineConfig({
  test: {
    // The setup files run in the order given.
    sequence: { sequencer: SlowFirst, setupFiles: "list" },
    // A process for each file would load the AWS SDK, zod and ElectroDB a hundred times, a third of the whole run.
    isolate: false,
    // A worker waits for DynamoDB a quarter of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The longest test without an explicit timeout takes 20 seconds, and a crowded machine is ten times slower. No test asserts a
    // time.
    testTimeout: 300_000,
    tags: [{ name: "deep", description: "Runs in `npm run test:deep` and not in `npm test`." }],
    hookTimeout: 300_000,
    // Vitest's own is one second.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      project({
        name: "unit",
        include: [
          "packages/*/{src/**/,test/**/,}*.test.{ts,tsx}",
          "{releases,scripts}/**/*.test.ts",
        ],
        exclude: [...configDefaults.exclude, ...slowFiles],
        globalSetup: services,
        setupFiles,
      }),
      project({ name: "slow", include: slowFiles, globalSetup: services, setupFiles }),
      project({
        name: "synthesis",
        include: ["stacks/test/*.synth.test.ts"],
        globalSetup: "./stacks/test/synthesis-setup.ts",
        setupFiles: [isolation],
      }),
      project({
        name: "bundles",
        include: ["stacks/test/*.bundle.test.ts"],
        globalSetup: [services, "./stacks/test/bundles-setup.ts"],
        setupFiles,
      }),
    ],
    coverage: {
      provider: "v8",
      exclude: ["**/*.test.ts"],
    },
  },
});
