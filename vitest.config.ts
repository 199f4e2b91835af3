// The SDK warns once a process of a Node version that it will leave behind next year.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "stacks/**/*.test.ts", "scripts/*.test.ts"],
    globalSetup: "./test/engine.ts",
    setupFiles: "./test/table.ts",
    testTimeout: 60_000,
    // Timing on a crowded machine; what passes only the second time is reported as such.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
});
