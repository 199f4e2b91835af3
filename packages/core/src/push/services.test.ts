import { expect, it } from "vitest";
import { isPushService } from "./services";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://fcm.googleapis.com/wp/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/QGu",
])("takes %s", (endpoint) => {
  expect(isPushService(endpoint, undefined)).toBe(true);
});

it.each([
  ["no encryption", "http://fcm.googleapis.com/fcm/send/abc"],
  ["another port", "https://fcm.googleapis.com:8443/fcm/send/abc"],
  ["a user name that looks like a host", "https://fcm.googleapis.com@evil.test/"],
  ["credentials", "https://user:password@fcm.googleapis.com/"],
  ["a host that merely ends with a known name", "https://evilpush.apple.com/"],
  ["the parent of a known name", "https://push.apple.com/"],
  ["a host that begins with a known name", "https://fcm.googleapis.com.evil.test/"],
  ["a host below a whole name", "https://evil.fcm.googleapis.com/"],
  ["a final dot", "https://fcm.googleapis.com./"],
  ["the metadata of a machine", "http://169.254.169.254/latest/meta-data/"],
  ["an address in brackets", "https://[::1]/"],
  ["a number for an address", "https://2130706433/"],
  ["localhost", "https://localhost/"],
  ["a file", "file:///etc/passwd"],
  ["data", "data:text/plain,x"],
  ["no address", "fcm.googleapis.com"],
])("refuses %s", (_, endpoint) => {
  expect(isPushService(endpoint, undefined)).toBe(false);
});

it("takes the origin of a stand-in, and no other of its host", () => {
  const standIn = "http://localhost:8095";
  expect(isPushService("http://localhost:8095/push/1", standIn)).toBe(true);
  expect(isPushService("http://localhost:8000/push/1", standIn)).toBe(false);
  expect(isPushService("http://localhost:8095@evil.test/", standIn)).toBe(false);
  expect(isPushService("http://localhost:8095/push/1", undefined)).toBe(false);
});
