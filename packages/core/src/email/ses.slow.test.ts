/**
 * The timeouts of the client, in real time.
 *
 * @module-tag deep
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { start as startSes } from "@flightaides/standins/ses";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.resetModules());

test("a call that SES does not answer is aborted", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", `http://127.0.0.1:${port}`);
  const { client, GetAccountCommand } = await import("./ses");
  await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({
    name: "TimeoutError",
  });
  client.destroy();
  server.close();
});

test("a call connects while the process is busy with other mails", async () => {
  const ses = await startSes({ port: 0, verifiedSenders: [], sendRate: 14 });
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", ses.url);
  const { client, GetAccountCommand } = await import("./ses");
  let isBusy = true;
  const renderOthers = () => {
    for (const end = performance.now() + 1_200; performance.now() < end; );
    if (isBusy) setImmediate(renderOthers);
  };
  setImmediate(renderOthers);
  try {
    const { SendQuota } = await client.send(new GetAccountCommand({}));
    expect(SendQuota?.MaxSendRate).toBe(14);
  } finally {
    isBusy = false;
    client.destroy();
    await ses.stop();
  }
});
