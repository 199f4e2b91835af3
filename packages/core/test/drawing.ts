/** The state machine as a document: a Mermaid diagram and a table of who can do what. */
import {
  actionNames,
  choiceNames,
  endStates,
  events,
  type ParticipantAction,
  participantActions,
  type Rule,
  states,
} from "../src/connection/table";

const begins = { requested: "the traveler asks", accepted: "the flightaid offers, or said yes" };

export function drawing(): string {
  return `# States of a connection

Drawn from \`packages/core/src/connection/table.ts\` by its test. [product.md](product.md#connecting) says what they mean.

\`\`\`mermaid
stateDiagram-v2
${lines()
  .map((line) => `  ${line}`)
  .join("\n")}
\`\`\`

| action | who | in |
|---|---|---|
${actionNames.map(row).join("\n")}

| choice, beside the actions | who | in |
|---|---|---|
${choiceNames.map(row).join("\n")}

Dates narrow this down: \`connection/allowed.ts\`, and \`connection/refunds.ts\` for what brings the fee back. These happen without an action of the two: ${Object.keys(events).join(", ")}.
`;
}

function lines(): string[] {
  const labels = new Map<string, string[]>();
  const add = (from: string, to: string, label: string) => {
    const key = `${from} --> ${to}`;
    const known = labels.get(key) ?? [];
    if (!known.includes(label)) labels.set(key, [...known, label]);
  };
  for (const [state, label] of Object.entries(begins)) add("[*]", state, label);
  const moves: [string, Rule["from"]][] = [
    ...Object.entries(participantActions).map(([name, { from }]): [string, Rule["from"]] => [
      name,
      from,
    ]),
    ...Object.entries(events),
  ];
  for (const [name, from] of moves)
    for (const [source, targets] of Object.entries(from))
      for (const target of targets) if (source !== target) add(source, target, name);
  const ends = states.filter((state) => endStates.has(state)).map((state) => `${state} --> [*]`);
  return [...[...labels].map(([arrow, names]) => `${arrow}: ${names.join(", ")}`), ...ends];
}

function row(name: ParticipantAction): string {
  const { by, from } = participantActions[name];
  return `| ${name} | ${by.join(", ")} | ${Object.keys(from).join(", ")} |`;
}
