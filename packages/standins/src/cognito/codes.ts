/**
 * Six-digit codes: created, checked, expired, and limited in number.
 *
 * A code is also created for an address without an account, but never mailed. Wrong guesses, expiry
 * and limits are then the same as for an account, so the responses do not reveal which addresses
 * have one.
 */
import { randomInt } from "node:crypto";
import type { JsonFile } from "../http";
import { attemptLimit, codeMismatch, expiredCode, tooManyFailedAttempts } from "./errors";
import type { UserPoolSettings } from "./settings";

export type Purpose = "sign-up" | "reset" | "email";

type Entry = {
  /** Absent once used. */
  code?: string;
  /** The new address that the code verifies. */
  pending?: string;
  /** These three in milliseconds since 1970. */
  expires: number;
  wrong: number[];
  sent: number[];
};

export type StoredCodes = { codes: Record<string, Entry> };

const hour = 60 * 60 * 1000;

/** Per hour, account and purpose. AWS documents a range of 5 to 20. */
const maxWrong = 5;

export class Codes {
  /** Per hour, account and purpose. */
  private readonly maxSent: number;
  /** Milliseconds. Those of `reset` and `email` are AWS's. */
  private readonly lifetimes: Record<Purpose, number>;

  constructor(
    private readonly file: JsonFile<StoredCodes>,
    { codesPerHour, signUpCodeSeconds }: UserPoolSettings,
    private readonly now: () => number,
  ) {
    this.maxSent = codesPerHour;
    this.lifetimes = { "sign-up": 1000 * signUpCodeSeconds, reset: hour, email: 24 * hour };
  }

  /**
   * Creates the code that replaces an earlier one. `who` is a user name, or an address without an account.
   *
   * @throws CognitoError LimitExceededException
   */
  async create(purpose: Purpose, who: string, pending?: string): Promise<string> {
    const { sent, wrong } = this.entry(purpose, who);
    if (sent.length >= this.maxSent) throw attemptLimit();
    const code = randomInt(1_000_000).toString().padStart(6, "0");
    this.removeOld();
    this.file.data.codes[key(purpose, who)] = {
      code,
      wrong,
      sent: [...sent, this.now()],
      expires: this.now() + this.lifetimes[purpose],
      ...(pending !== undefined && { pending }),
    };
    await this.file.save();
    return code;
  }

  /** Consumes the code and returns the address that it verifies, if it was created with one.
   *
   * @throws CognitoError ExpiredCodeException, CodeMismatchException, TooManyFailedAttemptsException (sign-up) or
   *   LimitExceededException (other purposes)
   */
  async use(purpose: Purpose, who: string, code: string): Promise<string | undefined> {
    const entry = this.entry(purpose, who);
    if (entry.wrong.length >= maxWrong) {
      throw purpose === "sign-up"
        ? tooManyFailedAttempts("Too many failed attempts, please try after some time.")
        : attemptLimit();
    }
    if (entry.code === undefined || entry.expires <= this.now()) throw expiredCode();
    const isRight = entry.code === code;
    this.file.data.codes[key(purpose, who)] = isRight
      ? { expires: entry.expires, sent: entry.sent, wrong: [] }
      : { ...entry, wrong: [...entry.wrong, this.now()] };
    await this.file.save();
    if (!isRight) throw codeMismatch();
    return entry.pending;
  }

  /** Removes the codes of a deleted user. */
  async remove(who: string): Promise<void> {
    for (const purpose of Object.keys(this.lifetimes) as Purpose[]) {
      delete this.file.data.codes[key(purpose, who)];
    }
    await this.file.save();
  }

  private entry(purpose: Purpose, who: string): Entry {
    const known = this.file.data.codes[key(purpose, who)];
    const recent = (times: number[] = []) => times.filter((time) => time > this.now() - hour);
    return { expires: 0, ...known, wrong: recent(known?.wrong), sent: recent(known?.sent) };
  }

  private removeOld(): void {
    for (const [name, { expires }] of Object.entries(this.file.data.codes)) {
      if (expires < this.now() - hour) delete this.file.data.codes[name];
    }
  }
}

/** Contains a space, so that it cannot be a property name of Object.prototype. */
function key(purpose: Purpose, who: string): string {
  return `${purpose} ${who}`;
}
