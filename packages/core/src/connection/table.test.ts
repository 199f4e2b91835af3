/** The state machine as data: consistent in itself, and as docs/connection-states.md draws it. */
import { describe, expect, it } from "vitest";
import { drawing } from "../../test/drawing";
import { endStates, events, participantActions, type Rule, type State, states } from "./table";

const rules: Rule[] = Object.values(participantActions);
const transitions = [...rules.map(({ from }) => from), ...Object.values(events)].flatMap((from) =>
  Object.entries(from).flatMap(([source, targets]) =>
    targets
      .filter((target) => target !== source)
      .map((target) => [source as State, target] as const),
  ),
);

describe("the table", () => {
  it("leads to every state but those in which a connection begins", () => {
    const reached = new Set(transitions.map(([, target]) => target));
    expect(states.filter((state) => !reached.has(state))).toEqual(["requested"]);
  });

  it("leads out of an end only when money goes back", () => {
    const out = transitions.filter(([source]) => endStates.has(source));
    expect(out).toEqual([
      ["cancelled", "refunded"],
      ["refunded", "cancelled"],
    ]);
  });

  it("lets nobody act in an end", () => {
    for (const { from } of rules)
      for (const source of Object.keys(from)) expect(endStates.has(source as State)).toBe(false);
  });

  it("is drawn in the documents; `npx vitest run -u` redraws it", async () => {
    await expect(drawing()).toMatchFileSnapshot("../../../../docs/connection-states.md");
  });
});
