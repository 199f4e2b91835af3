/** AWS's own validator on every template: properties, types and references. */
import { RegoEngine, TemplateFile } from "@aws/cloudformation-validate";
import { expect, it } from "vitest";
import { accountTemplates, watchStage } from "./accounts";
import { shared, stages } from "./stages";

// The engine compiles all of its rules first, which takes most of the time.
it("is valid CloudFormation", { timeout: 300_000 }, () => {
  const engine = new RegoEngine();
  try {
    const files = [...stages, shared, watchStage()].flatMap((stage) =>
      stage.stacks.map((stack) => stage.file(stack)),
    );
    for (const file of [...files, ...accountTemplates]) {
      const { diagnostics } = engine.validateStandard(new TemplateFile(file));
      const wrong = diagnostics.filter(({ severity }) => /ERROR|FATAL/.test(severity));
      expect([file, wrong.map(({ ruleId, message }) => `${ruleId} ${message}`)]).toEqual([
        file,
        [],
      ]);
    }
  } finally {
    engine.free();
  }
});
