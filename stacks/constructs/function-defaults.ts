/** Settings that all Lambda functions share, and how they are bundled. */
import { basename, resolve } from "node:path";
import type { FunctionProps } from "sst/constructs";
import { namespaces } from "../bundle/namespaces";
import { oneChunk } from "../bundle/one-chunk";
import { runtime } from "../runtimes";

/** Leaves out ElectroDB's validation of its models at each start; the tests run with it. */
export const noValidation = { jsonschema: resolve("stacks/bundle/no-validation.cjs") };

export const functionDefaults = {
  runtime,
  architecture: "arm_64",
  // Lambda allocates CPU in proportion to memory, and a cold start is CPU-bound.
  memorySize: "1024 MB",
  // SST's default is "active". Only production turns it on.
  tracing: "disabled",
  // Read next to the bundle, as next to their source.
  copyFiles: [
    "airport/airports.txt",
    "airport/words.txt",
    "airport/names.txt",
    "airport/skeletons.txt",
    "airport/letters.txt",
    "journey/world-outline.txt",
  ].map((file) => ({
    from: `packages/core/src/${file}`,
    to: `packages/functions/src/${basename(file)}`,
  })),
  nodejs: {
    format: "esm",
    minify: true,
    // Dynamic imports become separate files, which a call that does not need them never reads.
    splitting: true,
    // Stored next to the code, for reading stack traces. `--enable-source-maps` would load it at every start and make
    // each cold start a fifth longer.
    sourcemap: true,
    esbuild: {
      // Prefers ES modules, of which esbuild drops unused parts: a third of the DynamoDB client's size.
      mainFields: ["module", "main"],
      // SST keeps the names of functions by default, at the cost of a call for each. Nothing here depends on them.
      keepNames: false,
      plugins: [namespaces, oneChunk],
      alias: {
        ...noValidation,
        "@aws-sdk/credential-provider-node": resolve("stacks/bundle/credentials.mjs"),
        "@aws-sdk/lib-dynamodb": resolve("stacks/bundle/documents.cjs"),
        electrodb: resolve("stacks/bundle/electrodb.cjs"),
        "@flightaides/core/db/documents.ts": resolve("stacks/bundle/documents.mjs"),
      },
    },
  },
} satisfies FunctionProps;
