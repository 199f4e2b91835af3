import type { Connection } from "@flightaides/core/connection/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, call } from "../../lib/api";
import { isUncertain, settle } from "./settle";

vi.mock(import("../../lib/api"), async (actual) => ({ ...(await actual()), call: vi.fn() }));

const open: Connection = {
  id: "c1",
  role: "traveler",
  state: "ordered",
  leg: { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" },
  counterpart: { displayName: "P****" },
  fee: { amount: "10.00", currency: "USD" },
  createdAt: "2031-01-01T00:00:00.000Z",
};
const paid: Connection = { ...open, state: "paid" };
const lost = () => Promise.reject(new ApiError("timeout", "This is taking too long."));

const pause = vi.fn(async (_milliseconds: number) => {});
const onSlow = vi.fn();
const settling = () => settle("c1", "o1", onSlow, pause);
const asked = () => vi.mocked(call).mock.calls.map(([{ method, path }]) => `${method} ${path}`);

const capture = "POST /connections/{id}/capture";
const look = "GET /connections/{id}";

beforeEach(() => {
  vi.mocked(call).mockReset();
  pause.mockClear();
  onSlow.mockClear();
});

test("an answer is the answer", async () => {
  vi.mocked(call).mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(asked()).toEqual([capture]);
  expect(onSlow).not.toHaveBeenCalled();
});

test("a lost answer: what has arrived by another way is found, and nothing captured again", async () => {
  vi.mocked(call).mockImplementationOnce(lost).mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(asked()).toEqual([capture, look]);
  expect(onSlow).toHaveBeenCalled();
});

test("a lost answer to a capture that never arrived: the same order once more", async () => {
  vi.mocked(call)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(open)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(paid);
  expect(await settling()).toBe(paid);
  expect(asked()).toEqual([capture, look, capture, look, capture]);
  expect(vi.mocked(call).mock.calls.at(-1)?.[1]).toEqual({ id: "c1", orderId: "o1" });
});

test("what the server refuses is not asked twice", async () => {
  const declined = new ApiError("payment-declined", "Your card was declined.");
  vi.mocked(call).mockRejectedValueOnce(declined);
  await expect(settling()).rejects.toBe(declined);
  expect(asked()).toEqual([capture]);
});

test("after half a minute of silence it gives up, and says that it doesn't know", async () => {
  vi.mocked(call).mockImplementation(lost);
  const error: unknown = await settling().catch((failure: unknown) => failure);
  expect(isUncertain(error)).toBe(true);
  expect(asked().filter((path) => path === capture)).toHaveLength(6);
  expect(pause.mock.calls.flat()).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
});

test("only the server's own refusals are certain", () => {
  for (const code of ["network", "timeout", "unavailable", "internal", "unexpected"] as const)
    expect(isUncertain(new ApiError(code, ""))).toBe(true);
  for (const code of ["payment-declined", "conflict", "not-found", "forbidden"] as const)
    expect(isUncertain(new ApiError(code, ""))).toBe(false);
  expect(isUncertain(new TypeError("Failed to fetch"))).toBe(true);
});
