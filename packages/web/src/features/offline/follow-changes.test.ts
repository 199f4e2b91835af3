import type { Connection } from "@flightaides/core/connection/contract.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { call } from "../../lib/api";
import { connection, connections } from "../connection/queries";
import { currentConnections, followChanges } from "./read-ahead";

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

test("a list that was answered before a connection was paid is fetched again", async () => {
  const queryClient = new QueryClient();
  const accepted = { id: "c", state: "accepted" } as Connection;
  const paid = { ...accepted, state: "paid" } as const;
  vi.mocked(call)
    .mockImplementationOnce(async () => {
      queryClient.setQueryData(connection("u", "c").queryKey, paid);
      void queryClient.invalidateQueries({ queryKey: connections("u").queryKey });
      return [accepted];
    })
    .mockResolvedValueOnce([paid]);
  expect(await currentConnections(queryClient, "u")).toEqual([paid]);
  expect(queryClient.getQueryData(connections("u").queryKey)).toEqual([paid]);
  queryClient.clear();
});
