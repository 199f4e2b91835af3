import { Notification } from "@flightaides/core/notification";
import { afterEach, expect, it, vi } from "vitest";
import { reserveMilliseconds } from "./http";
import { patience, sendNow } from "./send-now";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("does not hold up the answer when the mail service does not answer", async () => {
  vi.useFakeTimers();
  const sending = vi.spyOn(Notification, "sendNow").mockReturnValue(new Promise(() => {}));
  const answered = vi.fn();
  const done = sendNow([{ uid: "uid-ann", key: "registered#1" }]).then(answered);
  await vi.waitFor(() => expect(sending).toHaveBeenCalled());
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(patience);
  await done;
  expect(answered).toHaveBeenCalled();
});

it("waits for less time than is left after the last attempt of a write", () => {
  expect(patience).toBeLessThan(reserveMilliseconds);
});
