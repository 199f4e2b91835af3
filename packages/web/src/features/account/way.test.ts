import { beforeEach, expect, test, vi } from "vitest";
import { rememberSignIn } from "../../lib/signed-in-before";
import { firstWay } from "./way";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  ["/searchResult", "signUp"],
  ["/connect", "signUp"],
  ["/connect?connection=V1StGXR8", "login"],
  ["/myitinerary", "login"],
  [null, "login"],
])("a visitor who has never been here and goes on to %s sees %s first", (destination, way) => {
  expect(firstWay(destination)).toBe(way);
});

test("whoever has signed in with this browser sees the login first", () => {
  rememberSignIn();
  expect(firstWay("/searchResult")).toBe("login");
});

test("where the browser forbids storage, every visitor is new", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  rememberSignIn();
  expect(firstWay("/connect")).toBe("signUp");
});
