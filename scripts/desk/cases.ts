/** Reports and claims, and the record of what operators did. */
import { claimDecisions } from "../../packages/core/src/connection/claim-kinds";
import { refundReasons } from "../../packages/core/src/desk/refund-reasons";
import { suspensionReasons } from "../../packages/core/src/quota/suspension-reasons";
import type { Safety } from "../../packages/core/src/safety";
import { decisions } from "../../packages/core/src/safety/contract";
import { type Commands, counted, desk, exactly, Refused, UsageError, withText } from "./command";
import { refundReasonOf } from "./payments";
import { outcomeOf, reasonOf } from "./people";

const most = 100;

function decided({ at, by = "unknown", what, reason, text }: Safety.Decision): string {
  return `${at} by ${by}, ${what}, ${reason}. ${text}`;
}

export const cases: Commands = {
  cases: {
    args: "",
    about:
      "lists undecided reports, contradicted claims, disputes and refused refunds, oldest first",
    async run({ args, operator, now }) {
      exactly(args, 0);
      const open = await (await desk()).undecided(operator, now, most);
      for (const { id, at, about, reason } of open) console.log(`${at} ${id} ${reason ?? about}`);
      console.log(`${counted(open.length, "case")} undecided.`);
    },
  },
  case: {
    args: "<report>",
    about: "shows a report with its evidence",
    async run({ args, operator, now }) {
      const [id = ""] = exactly(args, 1);
      const report = await (await desk()).lookAt(id, operator, now);
      if (!report) throw new Refused(`There is no report ${id}.`);
      const {
        reporter = "has left",
        reported = "has left",
        reason,
        text,
        decision,
        appeal,
      } = report;
      console.log(`${report.createdAt} ${reason}: ${reporter} reports ${reported}`);
      if (text) console.log(text);
      console.log(JSON.stringify(report.evidence, null, 2));
      if (appeal) {
        console.log(`Appealed ${appeal.at}: ${appeal.text}`);
        console.log(`Before: ${decided(appeal.before)}`);
      }
      if (decision) console.log(`Decided: ${decided(decision)}`);
    },
  },
  decide: {
    args: "<report> <decision> <reason> <text>",
    about: `decides a report: ${decisions.join(", ")}, for ${suspensionReasons.join(", ")}`,
    async run({ args, operator, now }) {
      const [id = "", what, reason, text = ""] = withText(args, 3);
      const decision = decisions.find((one) => one === what);
      if (!decision) throw new UsageError();
      const decided = { decision, reason: reasonOf(reason), text, operator };
      const outcome = await (await desk()).decide(id, decided, now);
      if (outcome === "not-found") throw new Refused(`There is no report ${id}.`);
      if (outcome === "decided") throw new Refused(`The report ${id} is decided already.`);
      if (outcome === "gone")
        throw new Refused("The person has deleted the account. The report can be dismissed.");
      console.log(`Decided. ${outcomeOf(outcome)}`);
    },
  },
  "decide-claim": {
    args: "<case> <decision> <reason> <text>",
    about: `decides a claim (refund, no-refund) or closes a dispute (closed), for ${refundReasons.join(", ")}`,
    async run({ args, operator, now }) {
      const [id = "", what, reason, text = ""] = withText(args, 3);
      const decision = claimDecisions.find((one) => one === what);
      const Desk = await desk();
      const claim = Desk.claimIn(id);
      if (!decision || !claim) throw new UsageError();
      const outcome = await Desk.decideClaim(
        claim,
        { decision, reason: refundReasonOf(reason), text, operator },
        now,
      );
      if (outcome === "not-found") throw new Refused(`There is no case ${id}.`);
      if (outcome === "decided") throw new Refused(`The case ${id} is decided already.`);
      console.log(`Decided. ${counted(outcome.length, "mail")} queued.`);
    },
  },
  record: {
    args: "[<day>]",
    about: "shows what operators did on a day (YYYY-MM-DD, UTC), by default today",
    async run({ args, operator, now }) {
      if (args.length > 1) throw new UsageError();
      const entries = await (await desk()).recordsOf(
        args[0] ?? now.toISOString().slice(0, 10),
        operator,
      );
      for (const { at, operator: by, what, ...rest } of entries)
        console.log(`${at} ${by} ${what} ${JSON.stringify(rest)}`);
      console.log(entries.length === 1 ? "1 entry." : `${entries.length} entries.`);
    },
  },
};
