/**
 * The message that is being written to a connection. It is stored in the tab, because the page of a connection changes with a payment,
 * and so that it survives reloads, navigation and the end of a session.
 */
import { useSyncExternalStore } from "react";
import { readText, removeTexts, subscribe, writeText } from "../../lib/session-storage";

/** `key` is the idempotency key: a second attempt to send the same text is a retry. */
export type MessageDraft = { text: string; key: string };

const nameOf = (connection: string) => `message ${connection}`;
/** The length of a key, which comes first. */
const keyLength = 36;

export function useMessageDraft(connection: string): MessageDraft {
  return parse(useSyncExternalStore(subscribe, () => readText(nameOf(connection))));
}

/** An empty text removes it. */
export function writeMessageDraft(connection: string, text: string): void {
  if (text) writeText(nameOf(connection), `${crypto.randomUUID()}${text}`);
  else removeTexts(nameOf(connection));
}

/** What was typed meanwhile is the next message. */
export function removeSentDraft(connection: string, sent: string): void {
  if (parse(readText(nameOf(connection))).text.trim() === sent) writeMessageDraft(connection, "");
}

function parse(stored: string | null): MessageDraft {
  return { key: stored?.slice(0, keyLength) ?? "", text: stored?.slice(keyLength) ?? "" };
}
