/** What every Lambda function has in common. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { App, FunctionProps } from "sst/constructs";

/** ElectroDB checks its models with it whenever a function starts; the tests have done so before. */
export const noValidation = { jsonschema: resolve("stacks/bundle/no-validation.cjs") };

export function functionDefaults(app: App): FunctionProps {
  return {
    runtime: "nodejs24.x",
    architecture: "arm_64",
    // Lambda gives CPU in proportion to memory, and a cold start is work for the CPU.
    memorySize: "1024 MB",
    // Before the browser gives up (20 s), so that it gets our answer and not its own.
    timeout: "10 seconds",
    // Nobody reads traces yet, and writing them is a permission on every resource.
    tracing: "disabled",
    environment: {
      STAGE: app.stage,
      VERSION: version(),
    },
    // What `packages/core/src/airport` reads, beside the bundle as beside its source.
    copyFiles: [
      {
        from: "packages/core/src/airport/airports.txt",
        to: "packages/functions/src/airports.txt",
      },
    ],
    nodejs: {
      format: "esm",
      minify: true,
      // What is imported on demand is in a file of its own, which a call that does not need it never reads.
      splitting: true,
      // Lies beside the code to read a stack trace with. Node's --enable-source-maps would read it by itself, and make
      // each cold start a fifth longer.
      sourcemap: true,
      esbuild: {
        // ES modules first: esbuild drops what is unused of them, a third of the DynamoDB client's size.
        mainFields: ["module", "main"],
        // SST asks for the names of functions, at the price of a call for each of them. No code here goes by them.
        keepNames: false,
        alias: {
          ...noValidation,
          "@aws-sdk/lib-dynamodb": resolve("stacks/bundle/documents.cjs"),
          "@flightaides/core/db/documents": resolve("stacks/bundle/documents.mjs"),
        },
      },
    },
  };
}

/** The commit that is deployed; `GET /health` tells it. */
function version(): string {
  try {
    const output = execFileSync("git", ["describe", "--always", "--dirty"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.toString().trim();
  } catch {
    // An archive without its repository can be deployed too.
    return "unknown";
  }
}
