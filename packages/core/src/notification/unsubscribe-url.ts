/** Where unsubscribe links lead. */
import { config } from "../config";
import { seal } from "./unsubscribe-token";

/** For the `List-Unsubscribe` header and the link of a mail: takes the POST of RFC 8058, and redirects a browser's GET. */
export async function oneClickUrl(uid: string): Promise<string> {
  return `${config.webOrigin}/api/unsubscribe?token=${await seal(uid)}`;
}

/** The page that asks for confirmation; it also reports an invalid token. */
export function unsubscribePage(token: string): string {
  return `${config.webOrigin}/unsubscribe?${new URLSearchParams({ token })}`;
}
