import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api-error";
import { removeSession } from "../../lib/session";
import { searchAfterBlock } from "./search-after-block";
import { searchAgain } from "./search-again";

vi.mock("./search-again");
vi.mock("../../lib/session");

beforeEach(() => {
  vi.resetAllMocks();
});

test("a search that the server no longer accepts is forgotten", async () => {
  vi.mocked(searchAgain).mockRejectedValue(new ApiError("invalid-input", "The day has passed."));
  await searchAfterBlock();
  expect(removeSession).toHaveBeenCalledWith("searched", "searchResponse");
});

test("after another failure it is kept, and can be tried again", async () => {
  const outage = new ApiError("unavailable", "Try again.");
  vi.mocked(searchAgain).mockRejectedValue(outage);
  await expect(searchAfterBlock()).rejects.toBe(outage);
  expect(removeSession).not.toHaveBeenCalled();
});
