/** Every template as a whole: secrets and the findings of cdk-nag. */
import { describe, expect, it } from "vitest";
import { accepted } from "./findings";
import { stages } from "./stages";

describe.each(stages)("the templates of $name", (stage) => {
  it("contain no secret", () => {
    const everything = JSON.stringify(stage.stacks.map((one) => stage.template(one).toJSON()));
    expect(everything).not.toMatch(
      /test-secret|PAYPAL_CLIENT_SECRET"\s*:|client_secret":"(?!\{\{)/,
    );
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
