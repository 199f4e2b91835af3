/** The runbook of production in docs/operating.md works in its order: no command needs what a later step gives. */
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import GithubSlugger from "github-slugger";
import { expect, it } from "vitest";
import { webhookEvents } from "../../packages/core/src/payment/webhook-events";
import { paymentSecrets, requiredSecrets } from "../../packages/core/src/secret";
import { problemsOf } from "../../stacks/settings";
import { checks } from "./checks";

type Step = { anchor: string; text: string; commands: string[] };

const guide = readFileSync("docs/operating.md", "utf8");
const anchors = new Set(
  [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => new GithubSlugger().slug(heading)),
);

/** The numbered steps, with the lines of their shell blocks. Continued lines are joined, comments removed. */
function stepsOf(markdown: string): Step[] {
  const [, chapter = ""] = markdown.split(/^## Production, from an empty account$/m);
  const sections = (chapter.split(/^## /m)[0] ?? "").split(/^### (?=\d)/m).slice(1);
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const text = lines.join("\n");
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
    const commands = blocks
      .join("")
      .replaceAll("\\\n", "")
      .split("\n")
      .map((line) =>
        line
          .replace(/(^|\s+)#.*$/, "")
          .replace(/ +/g, " ")
          .trim(),
      );
    return { anchor: new GithubSlugger().slug(heading), text, commands: commands.filter(Boolean) };
  });
}

/** What commands provide, by the checks of the preflight. Settings and secrets are played one by one. */
const provided: [command: RegExp, checks: string[]][] = [
  [/^aws service-quotas .*L-B99A9384/, ["reservable-executions", "executions"]],
  [/^npx sst bootstrap$/, ["bootstrap"]],
  [/^aws cloudformation deploy --stack-name flightaides-backups /, ["second-account"]],
  [/^aws backup update-region-settings .*management-preference DynamoDB=true/, ["backup-opt-ins"]],
  [/^aws route53 create-hosted-zone /, ["zone", "delegation"]],
  [
    /^aws secretsmanager create-secret --name flightaides\/prod\/google-client-secret /,
    ["google-secret"],
  ],
  [/^npx sst secrets set PAYPAL_WEBHOOK_ID /, ["paypal-webhook"]],
  [/^npm run deploy -- Email --stage prod$/, ["mail-identity"]],
  [/^aws sesv2 put-account-details --production-access-enabled /, ["mail-sandbox", "mail-rate"]],
  [/^npm run deploy -- --stage prod$/, ["certificate"]],
];
/** An empty account fulfils these, or the first deployment does. */
const fulfilled = [
  "own-account",
  "stacks",
  "leftovers",
  "canary",
  "certificate",
  "alarm-mail",
  "runtime",
  "alarms",
];

/** Plays the steps. @returns what a command needs and no earlier one has given: `7-mail: … needs …` */
function play(steps: readonly Step[]): {
  problems: string[];
  given: Map<string, string>;
  played: number;
} {
  const env: Record<string, string | undefined> = {};
  const secrets = new Set<string>();
  const given = new Map<string, string>();
  const problems: string[] = [];
  let played = 0;
  for (const { anchor, commands } of steps) {
    for (const command of commands) {
      const [, setting] = /^echo '(.*)' >> \.env\.prod$/.exec(command) ?? [];
      if (setting) Object.assign(env, parseEnv(setting));
      const [, secret] = /^npx sst secrets set (\w+) .* --stage prod$/.exec(command) ?? [];
      if (secret) secrets.add(secret);
      const [, stack] = /^npm run deploy -- (?:(\w+) )?--stage prod$/.exec(command) ?? [];
      if (/^npm run deploy /.test(command)) {
        played++;
        const needed = checks.filter(({ stops }) =>
          stops.includes(stack === "Email" ? "Email" : "stage"),
        );
        const missing = needed.flatMap(({ id }): string[] => {
          if (id === "settings") return problemsOf("prod", env);
          if (id === "secrets")
            return [...requiredSecrets, ...paymentSecrets].filter((name) => !secrets.has(name));
          return given.has(id) || fulfilled.includes(id) || id === "shared" ? [] : [id];
        });
        problems.push(...missing.map((one) => `${anchor}: ${command} needs ${one}`));
      }
      for (const [pattern, ids] of provided)
        if (pattern.test(command)) for (const id of ids) given.set(id, given.get(id) ?? anchor);
    }
  }
  return { problems, given, played };
}

const steps = stepsOf(guide);

it("each deployment of the runbook has what it needs from the steps before it", () => {
  const { problems, played } = play(steps);
  expect(problems).toEqual([]);
  expect(played).toBe(2);
});

it("finds a step that needs what a later one gives", () => {
  const at = (anchor: string) => steps.findIndex((step) => step.anchor === anchor);
  const moved = steps
    .toSpliced(at("7-mail"), 1)
    .toSpliced(at("4-google"), 0, ...steps.slice(at("7-mail"), at("7-mail") + 1));
  expect(play(moved).problems).toEqual([
    expect.stringMatching(
      /^7-mail: npm run deploy -- Email --stage prod needs Production needs POSTAL_ADDRESS, GOOGLE_CLIENT_ID, PAYPAL_CLIENT_ID, PAYPAL_MERCHANT_ID, ALARM_ADDRESS;/,
    ),
  ]);
  const withoutSecrets = steps.map((step) => ({
    ...step,
    commands: step.commands.filter((command) => !command.includes("UNSUBSCRIBE_SECRET")),
  }));
  expect(play(withoutSecrets).problems).toEqual([
    "8-deployment: npm run deploy -- --stage prod needs UNSUBSCRIBE_SECRET",
  ]);
});

it("each check leads to a section of the guide, to the step that provides what it needs", () => {
  const { given } = play(steps);
  for (const { id, mend } of checks) {
    const [, anchor = ""] = /docs\/operating\.md#([\w-]+)$/.exec(mend) ?? [];
    expect([id, anchors.has(anchor)]).toEqual([id, true]);
    const step = given.get(id);
    if (step && id !== "certificate") expect([id, anchor]).toEqual([id, step]);
  }
});

it("the step of PayPal names every event of the webhook", () => {
  const text = steps.find(({ anchor }) => anchor === "5-paypal")?.text.replace(/\s+/g, " ");
  const named = [...(text ?? "").matchAll(/\*([^*]+)\*/g)].flatMap(([, list = ""]) => {
    const [first = "", ...others] = list.split(", ");
    return [first, ...others.map((one) => first.replace(/\w+$/, one))];
  });
  expect(named).toEqual(expect.arrayContaining(Object.values(webhookEvents)));
});

it("the first week has a line for each check that does not stop a deployment", () => {
  const text = steps.find(({ anchor }) => anchor === "10-the-first-week")?.text ?? "";
  const named = [...text.matchAll(/\| `([\w-]+)` \|$/gm)].map(([, id = ""]) => id);
  expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  const advised = checks.filter(({ stops }) => stops.length === 0).map(({ id }) => id);
  expect(named).toEqual(
    expect.arrayContaining(advised.filter((id) => !["own-account", "runtime"].includes(id))),
  );
});
