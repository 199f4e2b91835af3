/**
 * The timeout of the client, in real time.
 *
 * @module-tag deep
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";

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
