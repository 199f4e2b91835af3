/** The mails that were sent, in memory and in a file of JSON lines. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A mail as `GET /store` shows it. */
export type Mail = {
  messageId: string;
  from: string;
  replyTo: string[];
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { html?: string | undefined; text?: string | undefined };
  headers: { name: string; value: string }[];
  /** Returned with bounces and complaints. */
  tags: { name: string; value: string }[];
  /** Without one, SES publishes no bounces and complaints. */
  configurationSet?: string | undefined;
  /** Seconds since 1970. */
  at: number;
};

/** Oldest first. With `dataDir` they survive a restart in `mails.jsonl`. */
export function openMails(dataDir: string | undefined): {
  all: readonly Mail[];
  add(mail: Mail): void;
} {
  const file = dataDir && join(dataDir, "mails.jsonl");
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const all = file && existsSync(file) ? read(file) : [];
  return {
    all,
    add(mail) {
      if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
      all.push(mail);
    },
  };
}

/** Drops a last line that a crash has cut off. */
function read(file: string): Mail[] {
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) writeFileSync(file, whole);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Mail => JSON.parse(line));
}
