import type { PreSignUpTriggerEvent } from "aws-lambda";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PreSignUpTrigger, preSignUp } from "./trigger";

const pool = { region: "us-east-1", poolId: "us-east-1_flightaides", clientId: "client" };
const input = { source: "SignUp", username: "ada", userAttributes: {} } as const;
const silence = () => new Promise<PreSignUpTriggerEvent>(() => undefined);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("a trigger that does not answer within five seconds", () => {
  it("is called again", async () => {
    const trigger = vi.fn<PreSignUpTrigger>(async (event) => {
      event.response.autoConfirmUser = true;
      return event;
    });
    trigger.mockImplementationOnce(silence);
    const answered = preSignUp(pool, trigger)(input);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(trigger).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toMatchObject({ autoConfirmUser: true });
    expect(trigger).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fails the operation after the third call", async () => {
    const trigger = vi.fn<PreSignUpTrigger>(silence);
    const failed = expect(preSignUp(pool, trigger)(input)).rejects.toMatchObject({
      name: "UnexpectedLambdaException",
      message:
        "PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.",
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
    expect(trigger).toHaveBeenCalledTimes(3);
  });
});
