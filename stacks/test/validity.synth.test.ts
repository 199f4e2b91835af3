/** AWS's own validator on every template: properties, types and references. */
import { RegoEngine, TemplateFile } from "@aws/cloudformation-validate";
import { expect, it } from "vitest";
import { shared, stages } from "./stages";

// The engine compiles all of its rules first, which takes most of the time.
it("is valid CloudFormation", { timeout: 300_000 }, () => {
  const engine = new RegoEngine();
  try {
    for (const stage of [...stages, shared]) {
      for (const stack of stage.stacks) {
        const file = stage.file(stack);
        const { diagnostics } = engine.validateStandard(new TemplateFile(file));
        const wrong = diagnostics.filter(({ severity }) => /ERROR|FATAL/.test(severity));
        expect([file, wrong.map(({ ruleId, message }) => `${ruleId} ${message}`)]).toEqual([
          file,
          [],
        ]);
      }
    }
  } finally {
    engine.free();
  }
});
