/** The MIME message that SES composes of a mail. */
import MimeNode from "nodemailer/lib/mime-node";
import type { Mail } from "./mails";

/** Addresses and further headers are as in the request: SES encodes only the subject and the parts. */
export async function mimeMessage(mail: Mail): Promise<Buffer> {
  const { at, body, destination, from, headers, messageId, replyTo, subject } = mail;
  const message = new MimeNode("multipart/alternative", { newline: "win" });
  if (body.text) message.createChild("text/plain; charset=utf-8").setContent(body.text);
  if (body.html) message.createChild("text/html; charset=utf-8").setContent(body.html);
  message.setHeader([
    { key: "Date", value: new Date(at * 1000) },
    { key: "Message-ID", value: `<${messageId}@email.amazonses.com>` },
    { key: "Subject", value: subject },
    ...headers.map(({ name, value }) => ({ key: name, value: { value, prepared: true } })),
  ]);
  // The library would rewrite these.
  const addresses = Object.entries({
    From: [from],
    "Reply-To": replyTo,
    To: destination.to,
    Cc: destination.cc,
  })
    .filter(([, each]) => each.length > 0)
    .map(([name, each]) => `${name}: ${each.join(",\r\n ")}\r\n`);
  return Buffer.concat([Buffer.from(addresses.join("")), await message.build()]);
}
