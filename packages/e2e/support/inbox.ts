/** Reads the inbox of the mail stand-in. Every lookup names the recipient, so tests do not see each other's mails. */
import { expect } from "@playwright/test";
import { inboxUrl } from "./addresses";
import { cpuThrottle } from "./cpu-throttle";

type Mail = { subject: string; destination: { to: string[] }; body: { text?: string } };

/** The mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const url = `${inboxUrl}/store?to=${encodeURIComponent(address)}`;
  const { emails }: { emails: Mail[] } = await (await fetch(url)).json();
  return emails.filter(({ destination }) => destination.to.includes(address.toLowerCase()));
}

/** Makes SES refuse the next mail to an address for good. */
export async function refuseNextMail(to: string): Promise<void> {
  const body = new URLSearchParams({ to });
  const { ok } = await fetch(`${inboxUrl}/refusals`, { method: "POST", body });
  if (!ok) throw new Error("The stand-in of SES does not refuse mails.");
}

/** Waits until an address has exactly `count` mails and returns the six-digit code in the newest. */
export async function codeFor(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const text = (await mailsTo(address)).at(-1)?.body.text ?? "";
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/**
 * Waits for a mail to an address whose subject starts with `subject` and whose text contains `part`, and returns the text of the
 * newest one.
 */
export async function mailAbout(address: string, subject: string, part = ""): Promise<string> {
  const text = async () =>
    (await mailsTo(address)).findLast(
      (mail) => mail.subject.startsWith(subject) && mail.body.text?.includes(part),
    )?.body.text;
  await expect.poll(text, { timeout: 30_000 * cpuThrottle }).toBeDefined();
  return (await text()) ?? "";
}

/** Path and query of the link after a label, such as `Connect: http://…`. */
export function pathIn(text: string, label: string): string {
  const address = new RegExp(`${label}: (http\\S+)`).exec(text)?.[1];
  if (!address) throw new Error(`No ${label} in: ${text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
