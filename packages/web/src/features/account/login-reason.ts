import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";

const reasons: readonly [path: string, reason: string][] = [
  [paths.myItineraries, i18n.t("Log in to see your itineraries.")],
  [paths.connections, i18n.t("Log in to see your connections.")],
  [paths.account, i18n.t("Log in to see your account.")],
];

/**
 * Why a visitor of this URL is asked to log in, as a sentence. A URL below a page counts as that page.
 * @returns undefined for pages that explain it themselves, or need no login
 */
export function loginReason(address: string): string | undefined {
  const path = address.replace(/[?#].*/, "");
  return reasons.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1];
}
