/**
 * Three projects: `npx vitest run --project unit`. The global setup of a project runs only when one of its files does.
 * - `unit`: beside the sources, on a real DynamoDB engine.
 * - `synthesis`: the CloudFormation templates, without bundles.
 * - `bundles`: the deployed functions, each in a process of its own.
 */
import { defineConfig } from "vitest/config";

const common = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Timing on a crowded machine; what passes only the second time is reported as such.
  retry: process.env.CI ? 1 : 0,
};
const services = { globalSetup: "./test/engine.ts", setupFiles: "./test/table.ts" };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "scripts/*.test.ts"],
          ...common,
          ...services,
        },
      },
      {
        test: {
          name: "synthesis",
          include: ["stacks/test/*.synth.test.ts"],
          globalSetup: "./stacks/test/synthesis-setup.ts",
          ...common,
        },
      },
      {
        test: {
          name: "bundles",
          include: ["stacks/test/*.bundle.test.ts"],
          ...common,
          ...services,
          globalSetup: [services.globalSetup, "./stacks/test/bundles-setup.ts"],
        },
      },
    ],
  },
});
