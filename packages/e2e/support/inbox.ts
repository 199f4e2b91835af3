import { expect } from "@playwright/test";

export const inboxUrl = `http://localhost:${process.env.E2E_SES_PORT}`;

type Mail = { subject: string; destination: { to: string[] }; body: { text?: string } };

/** The mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { emails }: { emails: Mail[] } = await (await fetch(`${inboxUrl}/store`)).json();
  return emails.filter(({ destination }) => destination.to.includes(address.toLowerCase()));
}

/** The code in the newest mail to an address, once there are `count` of them. */
export async function codeFor(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const text = (await mailsTo(address)).at(-1)?.body.text ?? "";
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/** The newest mail to an address whose subject starts so, once it is there. */
export async function mailAbout(address: string, subject: string): Promise<string> {
  const text = async () =>
    (await mailsTo(address)).findLast((mail) => mail.subject.startsWith(subject))?.body.text;
  await expect.poll(text, { timeout: 20_000 }).toBeDefined();
  return (await text()) ?? "";
}

/** The path of the address behind a label: `Connect: http://…`. */
export function pathIn(text: string, label: string): string {
  const address = new RegExp(`${label}: (http\\S+)`).exec(text)?.[1];
  if (!address) throw new Error(`No ${label} in: ${text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
