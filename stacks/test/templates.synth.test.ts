/** Every template as a whole: secrets and the findings of cdk-nag. */
import { describe, expect, it } from "vitest";
import { accepted } from "./findings";
import { secretNames, secretValues } from "./fixtures";
import { allOf } from "./stage";
import { stages } from "./stages";

describe.each(stages)("the templates of $name", (stage) => {
  it("contain no secret", () => {
    const everything = JSON.stringify(stage.stacks.map((one) => stage.template(one).toJSON()));
    expect(everything).not.toMatch(/client_secret":"(?!\{\{)/);
    for (const value of Object.values(secretValues)) expect(everything).not.toContain(value);
    // Functions read them from Parameter Store: the names are in paths, and name no variable.
    const variables = allOf(stage, "AWS::Lambda::Function").flatMap(([, { Properties }]) => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: object };
      return Object.keys(Variables);
    });
    expect(variables).toContain("SECRETS_PATH");
    expect(variables.filter((name) => secretNames.includes(name))).toEqual([]);
  });

  it("have no finding of cdk-nag that is not accepted", () => {
    const unexplained = stage.findings.filter(
      (found) =>
        !accepted.some(
          ({ rule, resource }) => rule.test(found.rule) && resource.test(found.resource),
        ),
    );
    expect(unexplained).toEqual([]);
  });
});

it("accepts no finding that no longer occurs", () => {
  const findings = stages.flatMap((stage) => stage.findings);
  const stale = accepted.filter(
    ({ rule, resource }) =>
      !findings.some((found) => rule.test(found.rule) && resource.test(found.resource)),
  );
  expect(stale.map(({ rule, resource }) => `${rule} ${resource}`)).toEqual([]);
});
