import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { maskingOf } from "./masking";
import { messages } from "./queries";

const read = { id: "1", mine: false, text: "0178", at: "2026-11-27T12:00:00.000Z" };

it.each([
  ["withdrawn", [read]],
  ["paid", undefined],
  ["cancelled", undefined],
  ["refunded", undefined],
] as const)(
  "when an accepted connection becomes %s, the messages in the cache are %j",
  (state, shown) => {
    const queryClient = new QueryClient();
    const key = (state: Parameters<typeof maskingOf>[0]["state"]) =>
      messages({ uid: "ann", connection: "1", masking: maskingOf({ state }) }).queryKey;
    queryClient.setQueryData(key("accepted"), [read]);
    expect(queryClient.getQueryData(key(state))).toEqual(shown);
  },
);
