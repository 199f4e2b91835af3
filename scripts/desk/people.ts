/** Accounts: suspended, and off offer. An account is an e-mail address or a uid. */
import {
  type SuspensionReason,
  suspensionReasons,
} from "../../packages/core/src/quota/suspension-reasons";
import { type Commands, counted, desk, exactly, Refused, UsageError, withText } from "./command";

export const people: Commands = {
  suspend: {
    args: "<account> <reason> <text>",
    about:
      "suspends an account: its trips hide, its connections end, what others paid goes back, and the owner is told",
    async run({ args, operator, now }) {
      const [account = "", reason, text = ""] = withText(args, 2);
      const decision = { reason: reasonOf(reason), operator, text };
      const uid = await accountOf(account, operator, now);
      const outcome = await (await desk()).suspend(uid, decision, now);
      console.log(`${uid} is suspended. ${outcomeOf(outcome)}`);
    },
  },
  lift: {
    args: "<account> <text>",
    about: "lifts a suspension, and tells the owner",
    async run({ args, operator, now }) {
      const [account = "", text = ""] = withText(args, 1);
      const uid = await accountOf(account, operator, now);
      const lifted = await (await desk()).lift(uid, { operator, text }, now);
      if (!lifted) throw new Refused(`${uid} is not suspended.`);
      console.log(`${uid} is no longer suspended.`);
    },
  },
  show: {
    args: "<account>",
    about:
      "says whether an account is suspended or off offer, since when and why; recorded as a look",
    async run({ args, operator, now }) {
      const [account = ""] = exactly(args, 1);
      const uid = await accountOf(account, operator, now);
      const { suspension, strikes } = await (await desk()).look(uid, operator, now);
      console.log(
        suspension
          ? `${uid} is suspended since ${suspension.since}: ${suspension.reason}.`
          : `${uid} is not suspended.`,
      );
      const { cancelled, offSince } = strikes;
      for (const { connection, at } of cancelled) console.log(`${at} connection ${connection}`);
      console.log(offSince ? `Off offer since ${offSince}.` : "On offer.");
    },
  },
  "put-on-offer": {
    args: "<account> <text>",
    about: "puts a Flightaide on offer again, and forgets the cancelled connections that counted",
    async run({ args, operator, now }) {
      const [account = "", text = ""] = withText(args, 1);
      const uid = await accountOf(account, operator, now);
      const isOn = await (await desk()).putOnOffer(uid, { operator, text }, now);
      if (!isOn) throw new Refused(`${uid} is not off offer.`);
      console.log(`${uid} is on offer again.`);
    },
  },
};

export function outcomeOf({ mails, owing }: { mails: unknown[]; owing: unknown[] }): string {
  return `${counted(mails.length, "mail")} queued, ${counted(owing.length, "refund")} owed.`;
}

/** @throws UsageError */
export function reasonOf(text: string | undefined): SuspensionReason {
  const reason = suspensionReasons.find((one) => one === text);
  if (!reason) throw new UsageError();
  return reason;
}

/** An address is looked up in the user pool, and the look-up is recorded first. @throws UsageError, Refused */
async function accountOf(text: string, operator: string, now: Date): Promise<string> {
  if (!text) throw new UsageError();
  if (!text.includes("@")) return text;
  return found(text, await (await desk()).find(text, operator, now));
}

/** Of the operator. @throws UsageError, Refused */
export async function uidOf(text: string): Promise<string> {
  if (!text) throw new UsageError();
  if (!text.includes("@")) return text;
  return found(text, await (await desk()).uidOf(text));
}

function found(address: string, uid: string | undefined): string {
  if (!uid) throw new Refused(`Nobody signs in with ${address}.`);
  return uid;
}
