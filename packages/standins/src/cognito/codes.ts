/**
 * Six-digit codes: made, checked, expired, and limited in number.
 *
 * A code is also made for an address without an account. Nobody ever sees it, but wrong guesses, expiry and limits
 * behave as they do for a real one, so that the answers tell nothing.
 */
import { randomInt } from "node:crypto";
import { attemptLimit, codeMismatch, expiredCode, tooManyFailedAttempts } from "./errors";
import type { Limits } from "./policy";
import type { JsonFile } from "./store";

export type Purpose = "sign-up" | "reset" | "email";

type Entry = {
  /** Absent once used. */
  code?: string;
  /** The new address of an account, in force when the code comes back. */
  pending?: string;
  /** These three in milliseconds since 1970. */
  expires: number;
  wrong: number[];
  sent: number[];
};

export type CodeFile = Record<string, Entry>;

const hour = 60 * 60 * 1000;

export class CodeBook {
  constructor(
    private readonly file: JsonFile<CodeFile>,
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {}

  /** Makes the code that replaces an earlier one. `lifetime` in seconds. Throws LimitExceededException. */
  async make(purpose: Purpose, who: string, lifetime: number, pending?: string): Promise<string> {
    const entry = this.entry(purpose, who);
    if (entry.sent.length >= this.limits.codesSent) throw attemptLimit();
    const code = randomInt(1_000_000).toString().padStart(6, "0");
    this.file.data[key(purpose, who)] = {
      wrong: entry.wrong,
      sent: [...entry.sent, this.now()],
      expires: this.now() + 1000 * lifetime,
      code,
      ...(pending !== undefined && { pending }),
    };
    this.forgetOld();
    await this.file.save();
    return code;
  }

  /** Uses the code up and answers what was pending on it. Throws as Cognito does for a code that is not good. */
  async use(purpose: Purpose, who: string, code: string): Promise<{ pending: string | undefined }> {
    const entry = this.entry(purpose, who);
    if (entry.wrong.length >= this.limits.wrongCodes) {
      // ConfirmSignUp has an exception of its own; the others answer with the general one.
      throw purpose === "sign-up"
        ? tooManyFailedAttempts("Too many failed attempts, please try after some time.")
        : attemptLimit();
    }
    if (entry.code === undefined || entry.expires <= this.now()) throw expiredCode();
    const right = entry.code === code;
    this.file.data[key(purpose, who)] = right
      ? { expires: entry.expires, sent: entry.sent, wrong: [] }
      : { ...entry, wrong: [...entry.wrong, this.now()] };
    await this.file.save();
    if (!right) throw codeMismatch();
    return { pending: entry.pending };
  }

  /** Forgets everything about an account that is no more. */
  async forget(who: string): Promise<void> {
    for (const purpose of ["sign-up", "reset", "email"] as const) {
      delete this.file.data[key(purpose, who)];
    }
    await this.file.save();
  }

  private entry(purpose: Purpose, who: string): Entry {
    const name = key(purpose, who);
    const known = Object.hasOwn(this.file.data, name) ? this.file.data[name] : undefined;
    const recent = (times: number[]) => times.filter((time) => time > this.now() - hour);
    return {
      expires: 0,
      ...known,
      wrong: recent(known?.wrong ?? []),
      sent: recent(known?.sent ?? []),
    };
  }

  private forgetOld(): void {
    for (const [name, { expires }] of Object.entries(this.file.data)) {
      if (expires < this.now() - 24 * hour) delete this.file.data[name];
    }
  }
}

function key(purpose: Purpose, who: string): string {
  return `${purpose} ${who}`;
}
