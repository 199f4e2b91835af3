import { expect, test } from "vitest";
import { whatsAppLink } from "./whats-app-link";

test("the message has the route, the date and the link, whatever characters they contain", () => {
  const trip = "Düsseldorf & नई दिल्ली to 100% Toronto, Dec 12";
  const url = "https://flightaides.example/trip/0a0b";
  const link = new URL(whatsAppLink(trip, url));
  expect([link.origin, link.pathname]).toEqual(["https://wa.me", "/"]);
  const text = link.searchParams.get("text") ?? "";
  expect(text).toContain(trip);
  // Messengers find a link at the end of a text.
  expect(text.endsWith(` ${url}`)).toBe(true);
  expect([...link.searchParams.keys()]).toEqual(["text"]);
});
