import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { assertSigned } from "./signature";

const origin = "https://api.paypal.test";
const start = new Date("2026-11-22T12:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const fetched = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  process.env.PAYPAL_CERT_ORIGIN = origin;
  fetched.mockReset().mockImplementation(async () => new Response("Not here", { status: 404 }));
});
afterAll(() => fetched.mockRestore());

/** A forged webhook that names a certificate. Resolves with the code of its refusal. */
function refusal(certificate: string, now = start): Promise<string> {
  const headers = {
    "paypal-transmission-id": "1",
    "paypal-transmission-time": now.toISOString(),
    "paypal-transmission-sig": "AA==",
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": `${origin}/v1/notifications/certs/${certificate}`,
  };
  return assertSigned(headers, "{}", now).then(
    () => "accepted",
    ({ code }) => code,
  );
}

it("fetches a refused certificate once in ten minutes", async () => {
  for (const minutes of [0, 1, 9]) {
    expect(await refusal("unknown", after(minutes))).toBe("bad-signature");
    expect(fetched).toHaveBeenCalledTimes(1);
  }
  expect(await refusal("unknown", after(10))).toBe("bad-signature");
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await refusal("other", after(10))).toBe("bad-signature");
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("fetches a certificate again that could not be read", async () => {
  fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  expect(await refusal("late")).toBe("unavailable");
  fetched.mockResolvedValueOnce(new Response("Busy", { status: 503 }));
  expect(await refusal("late")).toBe("unavailable");
  expect(await refusal("late")).toBe("bad-signature");
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("remembers the last 1,000 refusals", async () => {
  for (let index = 0; index <= 1_000; index += 1) await refusal(`many-${index}`);
  fetched.mockClear();
  await refusal("many-1");
  await refusal("many-1000");
  expect(fetched).not.toHaveBeenCalled();
  await refusal("many-0");
  expect(fetched).toHaveBeenCalledTimes(1);
});
