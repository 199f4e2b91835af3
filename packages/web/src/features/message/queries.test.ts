import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { messages } from "./queries";

it("what was read before a connection is over is not shown afterwards", () => {
  const queryClient = new QueryClient();
  const conversation = { uid: "ann", connection: "1", isMasked: true };
  const read = { id: "1", mine: false, text: "0178", at: "2026-11-27T12:00:00.000Z" };
  queryClient.setQueryData(messages(conversation).queryKey, [read]);
  expect(queryClient.getQueryData(messages(conversation, true).queryKey)).toBeUndefined();
});
