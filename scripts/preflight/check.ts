/** What a check of the preflight is, and how the checks are run. */
import type { Settings } from "../../stacks/settings";
import type { Account } from "./account";

/** What a check finds. Only `failed` stops a deployment; `later` is for what the first deployment creates. */
export type State = "ok" | "failed" | "later" | "unknown";

export type Finding = { check: Check; state: State; detail: string };

/** The stage that is checked. */
export type Subject = {
  stage: string;
  /** The settings as text. */
  env: Readonly<Record<string, string | undefined>>;
  /** Undefined if they are incomplete or malformed. */
  settings: Settings | undefined;
  account: Account;
  now: Date;
};

export type Check = {
  id: string;
  /** What is true once the check succeeds. */
  title: string;
  /** What to do about a failure, with a section of docs/operating.md. */
  mend: string;
  /**
   * The deployments that a failure stops: of the stack `Email` alone, or of the whole stage. None for what can be mended
   * while the stage runs.
   */
  stops: readonly ("Email" | "stage")[];
  /** Whether the stage needs it. */
  isFor(subject: Subject): boolean;
  /**
   * @returns what it found, for the tick
   * @throws Failure, or Later; any other error means that it could not be checked
   */
  run(subject: Subject): Promise<string>;
};

/** The check has failed. The message says what was found. */
export class Failure extends Error {}
/** There is nothing to check before the first deployment. */
export class Later extends Error {}

/** Runs the checks that the stage needs, all at the same time. Never throws. */
export function runAll(checks: readonly Check[], subject: Subject): Promise<Finding[]> {
  return Promise.all(
    checks
      .filter((check) => check.isFor(subject))
      .map(async (check): Promise<Finding> => {
        try {
          return { check, state: "ok", detail: await check.run(subject) };
        } catch (error) {
          return { check, ...stateOf(error) };
        }
      }),
  );
}

function stateOf(error: unknown): Pick<Finding, "state" | "detail"> {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof Failure) return { state: "failed", detail };
  if (error instanceof Later) return { state: "later", detail };
  const name = error instanceof Error ? error.name : "";
  return {
    state: "unknown",
    detail: /Denied|Unauthorized/.test(name) ? `Not allowed: ${detail}` : detail,
  };
}

/** The findings that stop a deployment. */
export function stopping(findings: readonly Finding[], deployment: "Email" | "stage"): Finding[] {
  return findings.filter(
    ({ state, check }) => state === "failed" && check.stops.includes(deployment),
  );
}

const marks: Record<State, string> = { ok: "✓", failed: "✗", later: "·", unknown: "?" };

/** The list with its ticks, and a line with the numbers. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.id.length));
  const lines = findings.flatMap(({ check, state, detail }) => [
    `${marks[state]} ${check.id.padEnd(width)}  ${state === "ok" ? `${check.title}: ` : ""}${detail}`,
    ...(state === "failed" ? [`${" ".repeat(width + 2)}  -> ${check.mend}`] : []),
  ]);
  const count = (state: State) => findings.filter((one) => one.state === state).length;
  const numbers = [
    `${count("ok")} ✓`,
    `${count("failed")} ✗`,
    ...(count("later") > 0 ? [`${count("later")} after the first deployment`] : []),
    ...(count("unknown") > 0 ? [`${count("unknown")} not checked`] : []),
  ];
  return [...lines, numbers.join(", ")].join("\n");
}
