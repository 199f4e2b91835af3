/** Indexes change as CloudFormation can change them, one in each deployment. */
import { describe, expect, it } from "vitest";
import released from "../released-indexes.json";
import { type Index, indexUpdates } from "./index-updates";
import { only } from "./stage";
import { stages } from "./stages";

function index(IndexName: string, change: Partial<Index> = {}): Index {
  return {
    IndexName,
    KeySchema: [
      { AttributeName: `${IndexName}Key`, KeyType: "HASH" },
      { AttributeName: "byDate", KeyType: "RANGE" },
    ],
    Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["card", "uid"] },
    ...change,
  };
}

const [a, b, c] = [index("a"), index("b"), index("c")];
const ofMore: Index["Projection"] = {
  ProjectionType: "INCLUDE",
  NonKeyAttributes: ["card", "uid", "more"],
};

describe("an update of a released table", () => {
  it.each<[string, Index[], string[]]>([
    ["nothing", [b, a], []],
    ["a new index", [a, b, c], ["create c"]],
    ["an index less", [b], ["delete a"]],
    ["one for another", [a, c], ["delete b", "create c"]],
    ["two new ones", [a, b, c, index("d")], ["create c", "create d"]],
    ["another projection", [a, index("b", { Projection: ofMore })], ["delete b", "create b"]],
    ["another key", [a, index("b", { KeySchema: c.KeySchema })], ["delete b", "create b"]],
    [
      "the same attributes in another order",
      [a, index("b", { Projection: { ...b.Projection, NonKeyAttributes: ["uid", "card"] } })],
      [],
    ],
  ])("for %s", (_, wanted, updates) => {
    expect(indexUpdates([a, b], wanted)).toEqual(updates);
  });

  it.each(stages)("creates or deletes at most one index of $name", (stage) => {
    const [, { Properties }] = only(stage.template("Database"), "AWS::DynamoDB::Table");
    const updates = indexUpdates(released, Properties.GlobalSecondaryIndexes as Index[]);
    // Release one after the other, and record each: docs/operating.md#migrations
    expect(updates.slice(1)).toEqual([]);
  });
});

it.each(stages)(
  "functions of $name query no index before the release after the one that creates it",
  (stage) => {
    const names = new Set(released.map(({ IndexName }) => IndexName));
    const granted = stage.stacks.flatMap((stack) => {
      const text = JSON.stringify(stage.template(stack).toJSON());
      return [...text.matchAll(/\/index\/([\w-]+)/g)].map(([, name = ""]) => name);
    });
    expect(granted.length).toBeGreaterThan(names.size);
    expect(granted.filter((name) => !names.has(name))).toEqual([]);
  },
);
