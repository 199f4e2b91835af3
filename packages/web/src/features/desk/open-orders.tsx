import type { OpenOrder } from "@flightaides/core/desk/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import { utc } from "./labels";
import { disagreeing } from "./queries";
import { refusal } from "./refusal";
import { RowLink } from "./row-link";
import { Table } from "./table";

const waits: Record<OpenOrder["waitsFor"], string> = {
  capture: "PayPal’s answer to our capture",
  bank: "The bank, to clear the payment",
  refund: "PayPal, to take the refund",
  payer: "The payer, to approve it",
};

/** Orders of which PayPal and the connection still disagree. */
export function OpenOrders() {
  return (
    <section aria-label="Orders that disagree">
      <h2>Orders that disagree with PayPal</h2>
      <QueryBoundary
        query={useQuery(disagreeing())}
        problem="We couldn’t load the orders."
        failure={refusal}
        empty={<p>None.</p>}
      >
        {(orders) => (
          <Table columns={["Order", "Connection", "Waits for", "Asked", "Next (UTC)"]}>
            {orders.map(({ orderId, connection, state, waitsFor, reconciles, nextAt }) => (
              <tr key={orderId}>
                <td>
                  <RowLink view="payments" id={connection}>
                    {orderId}
                  </RowLink>
                </td>
                <td>{state}</td>
                <td>{waits[waitsFor]}</td>
                <td>{reconciles} times</td>
                <td>{utc(nextAt)}</td>
              </tr>
            ))}
          </Table>
        )}
      </QueryBoundary>
    </section>
  );
}
