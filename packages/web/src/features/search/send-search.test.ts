import { beforeEach, expect, test, vi } from "vitest";
import { request } from "../../lib/api";
import { readUser } from "../../lib/identity";
import { readSession, removeSession } from "../../lib/session";
import { sendSearch } from "./send-search";

vi.mock("../../lib/api");
vi.mock("../../lib/identity");

const itinerary = [{ sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" }];
const posting = { phoneNumber: "+14165550134", connect: "ask" } as const;
const user = { uid: "uid-1", email: "asha@example.test", displayName: "Asha", photoURL: null };

beforeEach(() => {
  removeSession("navigate", "searched");
  vi.mocked(readUser).mockReturnValue(null);
  vi.mocked(request).mockResolvedValue({
    output: [],
    created: false,
    next: undefined,
    truncated: false,
  });
});

test("a visitor who offers a flight goes on to an account, and the flight is posted after it", async () => {
  expect(await sendSearch({ itinerary, role: "flightaid", posting })).toBe("/login");
  expect(readSession("navigate")).toBe("/searchResult");
  expect(readSession("searched")).toEqual({
    itinerary,
    role: "flightaid",
    ...posting,
    register: true,
  });
});

test("a user, a family, and a search that posts nothing go on to the result", async () => {
  expect(await sendSearch({ itinerary, role: "traveler", posting })).toBe("/searchResult");
  expect(await sendSearch({ itinerary, role: "flightaid" })).toBe("/searchResult");
  vi.mocked(readUser).mockReturnValue(user);
  expect(await sendSearch({ itinerary, role: "flightaid", posting })).toBe("/searchResult");
  expect(readSession("navigate")).toBeNull();
});
