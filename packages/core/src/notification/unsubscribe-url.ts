/** Where unsubscribe links lead. */
import { config } from "../config";
import { AppError } from "../error";
import { languagePrefix, languages } from "../language/contract";
import { User } from "../user";
import type { MailTopic } from "../user/contract";
import { type Subscription, seal, unseal } from "./unsubscribe-token";

/** For the `List-Unsubscribe` header and the link of a mail: takes the POST of RFC 8058, and redirects a browser's GET. */
export async function oneClickUrl(uid: string, topic: MailTopic): Promise<string> {
  return `${config.webOrigin}/api/unsubscribe?token=${await seal({ uid, topic })}`;
}

/**
 * The page that asks for confirmation and says of which topic, in the user's language. It also reports an invalid token, which has
 * no topic.
 */
export async function unsubscribePage(token: string): Promise<string> {
  const { uid, topic } = (await subscriptionOf(token)) ?? {};
  const language = (uid && (await User.recipient(uid))?.mailLanguage) || languages[0];
  const query = new URLSearchParams({ token, ...(topic && { topic }) });
  return `${config.webOrigin}${languagePrefix(language)}/unsubscribe?${query}`;
}

async function subscriptionOf(token: string): Promise<Subscription | undefined> {
  try {
    return await unseal(token);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid-input") return undefined;
    throw error;
  }
}
