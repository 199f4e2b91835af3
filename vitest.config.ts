import { env } from "node:process";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// The SDK prints a notice about Node 20 in each process.
env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/**
 * `unit` is the fast lane, for `npm run check`. `slow` has what takes minutes: crash schedules, throttling at full size,
 * synthesis and bundles, and starts of the whole product.
 */
const slowFiles = ["{packages,scripts}/**/*.slow.test.ts", "stacks/**/*.test.ts"];

function project(name: string, include: string[], exclude: string[]) {
  return {
    extends: true,
    test: { name, include, exclude: [...configDefaults.exclude, ...exclude] },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    globalSetup: "./test/services.ts",
    setupFiles: ["./test/console.ts", "./test/environment.ts"],
    // A crowded machine may be ten times slower. No test asserts a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project("unit", ["packages/*/src/**/*.test.{ts,tsx}", "scripts/*.test.ts"], slowFiles),
      project("slow", slowFiles, []),
    ],
    coverage: {
      provider: "v8",
      exclude: ["**/*.test.ts", "**/*-testing.ts"],
    },
  },
});
