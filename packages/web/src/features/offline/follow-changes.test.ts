import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { call } from "../../lib/api";
import { connections } from "../connection/queries";
import { followChanges } from "./read-ahead";

vi.mock("../../lib/api", () => ({ call: vi.fn(async () => []) }));

test("a change fetches the list of connections again, also if no page has loaded it", async () => {
  const queryClient = new QueryClient();
  const stop = followChanges(queryClient, "u");
  for (const times of [1, 2]) {
    await queryClient.invalidateQueries({ queryKey: connections("u").queryKey });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  }
  stop();
  queryClient.clear();
});
