/** Shared by tests: a long conversation, without the limits of a day. */
import { messageEntity } from "../src/message/entity";

/** Stores messages of the flightaid, oldest first, with their digits masked. */
export async function converse(
  connection: string,
  texts: readonly string[],
  from: Date,
): Promise<void> {
  const messages = texts.map((text, count) => ({
    connection,
    id: String(count),
    at: new Date(from.getTime() + count).toISOString(),
    role: "flightaid" as const,
    text,
    masked: text.replace(/\d/g, "*"),
    expiresAt: from.getTime() / 1000 + 86_400,
  }));
  const { unprocessed } = await messageEntity().put(messages).go();
  if (unprocessed.length > 0) throw new Error("The messages are not all stored");
}
