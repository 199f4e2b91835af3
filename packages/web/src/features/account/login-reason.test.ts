import { expect, test } from "vitest";
import { loginReason } from "./login-reason";

test.each([
  ["/myitinerary", "Log in to see your itineraries."],
  ["/myitinerary/V1StGXR8?edit=yes#note", "Log in to see your itineraries."],
  ["/account#data", "Log in to see your account."],
  ["/accounting", undefined],
  ["/searchResult", undefined],
])("the reason to log in for %s", (address, reason) => {
  expect(loginReason(address)).toBe(reason);
});
