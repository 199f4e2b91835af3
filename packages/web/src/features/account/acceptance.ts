import { formatDate } from "../../lib/calendar";

type Acceptance = { version: string; acceptedAt: string };

/** Which version of a document the user accepted, and when. A version is a date. */
export function acceptanceOf(accepted: Acceptance | undefined, inForce: string): string {
  if (!accepted) return "Not accepted yet: we ask you when you first need it.";
  const { version, acceptedAt } = accepted;
  const text = `Version of ${formatDate(version)}, accepted on ${formatDate(acceptedAt.slice(0, 10))}.`;
  if (version === inForce) return text;
  return `${text} A newer one is in force: we ask you when you next need it.`;
}
