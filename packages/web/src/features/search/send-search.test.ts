import { beforeEach, expect, test, vi } from "vitest";
import { request } from "../../lib/api";
import { readUser } from "../../lib/identity";
import { readSession, removeSession } from "../../lib/session";
import { searchMoved, sendSearch } from "./send-search";

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

test("a look at another day moves every leg, keeps the details, and posts nothing", async () => {
  const onward = { sequence: 2, from: "YYZ", to: "YVR", travelDate: "2031-03-05" };
  const searched = { itinerary: [...itinerary, onward], role: "traveler", ...posting } as const;
  await searchMoved(
    {
      ...searched,
      itinerary: [...searched.itinerary],
      languages: ["hi"],
      register: true,
      saved: { id: "itinerary-1", fresh: true },
      truncated: true,
    },
    -4,
  );
  const moved = ["2031-02-28", "2031-03-01"];
  const [[, sent] = []] = vi.mocked(request).mock.calls.slice(-1);
  expect(sent).toMatchObject({
    type: "flightaid",
    itinerary: moved.map((travelDate) => ({ travelDate })),
    languages: ["hi"],
  });
  expect(readSession("searched")).toEqual({
    itinerary: searched.itinerary.map((leg, index) => ({ ...leg, travelDate: moved[index] })),
    role: "traveler",
    connect: "ask",
    languages: ["hi"],
    phoneNumber: "",
  });
});
