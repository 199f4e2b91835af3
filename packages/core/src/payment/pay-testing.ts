/** Shared by the tests of payments: a receiver of PayPal's webhooks. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { AppError, problems } from "@flightaides/core/error";
import { Payment } from "@flightaides/core/payment";
import { close, listen } from "@flightaides/standins/http";

/** An HTTP server that passes webhooks to the verb, in place of the function. */
export async function receiver(
  now = () => new Date(),
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      await Payment.handleWebhook(headers, await text(request), now());
      response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof AppError ? problems[error.code].status : 500;
      response.writeHead(status).end();
    }
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, stop: () => close(server) };
}
