/** PayPal's side of a connection, as the page of the stand-in shows it. */
import { payPalUrl } from "./addresses";

/** The states of the payments that were captured for a connection, such as `COMPLETED` and `REFUNDED`, newest first. */
export async function paymentsOf(connection: string): Promise<string[]> {
  const page = await (await fetch(payPalUrl)).text();
  return page
    .split("<li")
    .filter((order) => order.includes(`<dt>Custom id</dt><dd>${connection}</dd>`))
    .flatMap((order) => /capture ([A-Z_]+)/.exec(order)?.[1] ?? []);
}
