import { i18n } from "../../lib/i18n";

/**
 * Opens WhatsApp, on a computer too, with a message about a trip, for which the sender chooses a group. It contains no names.
 * https://faq.whatsapp.com/5913398998672934
 * @param trip route and date: `Toronto to Mumbai, Dec 12`
 * @param url of its page
 */
export function whatsAppLink(trip: string, url: string): string {
  const text = i18n.t("{trip}: do you know anybody who flies this way? {url}", { trip, url });
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
