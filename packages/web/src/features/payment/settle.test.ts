import type { Connection } from "@flightaides/core/connection/contract.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { newConnection } from "../../../test/connection";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { isUncertain, settle } from "./settle";

vi.mock("../../lib/api");

const open = newConnection({ state: "ordered" });
const paid: Connection = { ...open, state: "paid" };
const released: Connection = { ...open, state: "accepted" };
const lost = () => Promise.reject(new ApiError("timeout", "This is taking too long."));

const pause = vi.fn(async (_milliseconds: number) => {});
const onSlow = vi.fn();
const settling = () => settle({ id: "c1", orderId: "o1", trips: 2 }, onSlow, pause);
const requests = () => vi.mocked(call).mock.calls.map(([{ method, path }]) => `${method} ${path}`);

const capture = "POST /connections/{id}/capture";
const read = "GET /connections/{id}";

beforeEach(() => {
  vi.mocked(call).mockReset();
  pause.mockClear();
  onSlow.mockClear();
});

test("a response is returned", async () => {
  vi.mocked(call).mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(requests()).toEqual([capture]);
  expect(onSlow).not.toHaveBeenCalled();
});

test("after a lost response a payment that arrived otherwise is found, without another capture", async () => {
  vi.mocked(call).mockImplementationOnce(lost).mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(requests()).toEqual([capture, read]);
  expect(onSlow).toHaveBeenCalled();
});

test("after a lost response an uncaptured order is captured again", async () => {
  vi.mocked(call)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(open)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(requests()).toEqual([capture, read, capture, read, capture]);
  expect(vi.mocked(call).mock.calls.at(-1)?.[1]).toEqual({ id: "c1", orderId: "o1", trips: 2 });
});

test("after a lost response an order that was let go is not taken for a payment", async () => {
  vi.mocked(call)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(released)
    .mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(requests()).toEqual([capture, read, capture]);
});

test("a refusal is not retried", async () => {
  const declined = new ApiError("payment-declined", "Your card was declined.");
  vi.mocked(call).mockRejectedValueOnce(declined);
  await expect(settling()).rejects.toBe(declined);
  expect(requests()).toEqual([capture]);
});

test("after 30 seconds without a response it gives up with an uncertain result", async () => {
  vi.mocked(call).mockImplementation(lost);
  const error: unknown = await settling().catch((failure: unknown) => failure);
  expect(isUncertain(error)).toBe(true);
  expect(requests().filter((path) => path === capture)).toHaveLength(6);
  expect(pause.mock.calls.flat()).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
});

test("only the server's refusals are certain", () => {
  for (const code of ["network", "timeout", "unavailable", "internal", "unexpected"] as const)
    expect(isUncertain(new ApiError(code, ""))).toBe(true);
  for (const code of ["payment-declined", "conflict", "not-found", "forbidden"] as const)
    expect(isUncertain(new ApiError(code, ""))).toBe(false);
  expect(isUncertain(new TypeError("Failed to fetch"))).toBe(true);
});
