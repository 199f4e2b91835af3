/** A command of `npm run desk`. The product is imported when a command runs: it reads the environment when it loads. */

export type Call = { args: string[]; operator: string; now: Date };
export type Command = {
  /** The arguments, as the usage shows them. */
  args: string;
  about: string;
  /** Prints to standard output. @throws UsageError, Refused, AppError */
  run(call: Call): Promise<void>;
};
export type Commands = Record<string, Command>;

/** The arguments are not those of the command. */
export class UsageError extends Error {}
/** There is nothing to do, or not as asked. The message is for the operator. */
export class Refused extends Error {}

export async function desk() {
  return (await import("../../packages/core/src/desk")).Desk;
}

/** Exactly so many arguments. @throws UsageError */
export function exactly(args: string[], count: number): string[] {
  if (args.length !== count) throw new UsageError();
  return args;
}

/** The first arguments, and the others as a text. @throws UsageError */
export function withText(args: string[], count: number): [...string[], string] {
  const text = args.slice(count).join(" ");
  if (args.length <= count || !text) throw new UsageError();
  return [...args.slice(0, count), text];
}

/** `1 mail is`, `2 mails are` */
export function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one} is` : `${count} ${one}s are`;
}
