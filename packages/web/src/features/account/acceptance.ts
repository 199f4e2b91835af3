import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";

type Acceptance = { version: string; acceptedAt: string };

/** Which version of a document the user accepted, and when. A version is a date. */
export function acceptanceOf(accepted: Acceptance | undefined, inForce: string): string {
  if (!accepted) return i18n.t("Not accepted yet: we ask you when you first need it.");
  const { version, acceptedAt } = accepted;
  const text = i18n.t("Version of {version}, accepted on {day}.", {
    version: formatDate(version),
    day: formatDate(today(undefined, new Date(acceptedAt))),
  });
  if (version === inForce) return text;
  return `${text} ${i18n.t("There is a newer version: we ask you to accept it when you next need it.")}`;
}
