/** Where unsubscribe links lead. */
import { config } from "../config";
import { AppError } from "../error";
import type { MailTopic } from "../user/contract";
import { seal, unseal } from "./unsubscribe-token";

/** For the `List-Unsubscribe` header and the link of a mail: takes the POST of RFC 8058, and redirects a browser's GET. */
export async function oneClickUrl(uid: string, topic: MailTopic): Promise<string> {
  return `${config.webOrigin}/api/unsubscribe?token=${await seal({ uid, topic })}`;
}

/** The page that asks for confirmation and says of which topic. It also reports an invalid token, which has no topic. */
export async function unsubscribePage(token: string): Promise<string> {
  const topic = await topicOf(token);
  const query = new URLSearchParams({ token, ...(topic && { topic }) });
  return `${config.webOrigin}/unsubscribe?${query}`;
}

async function topicOf(token: string): Promise<MailTopic | undefined> {
  try {
    return (await unseal(token)).topic;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid-input") return undefined;
    throw error;
  }
}
