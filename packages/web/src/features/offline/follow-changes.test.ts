import type { Connection } from "@flightaides/core/connection/contract.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../lib/api";
import { connection, connections } from "../connection/queries";
import { currentConnections, followChanges } from "./read-ahead";

vi.mock("../../lib/api", () => ({ call: vi.fn() }));

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue([]);
});

const { queryKey } = connections("u");
const accepted = { id: "c", state: "accepted" } as Connection;
const paid = { ...accepted, state: "paid" } as const;

/** The next call is answered with the list that is passed to the function that is returned. */
function answerLater() {
  let answer: (list: Connection[]) => void = () => {};
  const late = new Promise<Connection[]>((resolve) => {
    answer = resolve;
  });
  vi.mocked(call).mockReturnValueOnce(late);
  return (list: Connection[]) => answer(list);
}

test("the list of connections is fetched, and again after each change, also if no page shows it", async () => {
  const queryClient = new QueryClient();
  const stop = followChanges(queryClient, "u");
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await queryClient.invalidateQueries({ queryKey });
  }
  stop();
  queryClient.clear();
});

test("a change while the list is fetched again replaces the answer from before the change", async () => {
  const queryClient = new QueryClient();
  const stop = followChanges(queryClient, "u");
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([]));
  const answer = answerLater();
  vi.mocked(call).mockResolvedValueOnce([paid]);
  const opened = queryClient.invalidateQueries({ queryKey });
  const captured = queryClient.invalidateQueries({ queryKey });
  answer([accepted]);
  await Promise.all([opened, captured]);
  expect(queryClient.getQueryData(queryKey)).toEqual([paid]);
  stop();
  queryClient.clear();
});

test("a page that is closed does not cut off the fetch of the list", async () => {
  const queryClient = new QueryClient();
  const answer = answerLater();
  const close = new QueryObserver(queryClient, connections("u")).subscribe(() => {});
  const stop = followChanges(queryClient, "u");
  close();
  answer([paid]);
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([paid]));
  expect(call).toHaveBeenCalledTimes(1);
  stop();
  queryClient.clear();
});

test("a list that was answered before a connection was paid is fetched again", async () => {
  const queryClient = new QueryClient();
  vi.mocked(call)
    .mockImplementationOnce(async () => {
      queryClient.setQueryData(connection("u", "c").queryKey, paid);
      void queryClient.invalidateQueries({ queryKey });
      return [accepted];
    })
    .mockResolvedValueOnce([paid]);
  expect(await currentConnections(queryClient, "u")).toEqual([paid]);
  expect(queryClient.getQueryData(queryKey)).toEqual([paid]);
  queryClient.clear();
});
