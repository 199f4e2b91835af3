import type { OpenOrder } from "@flightaides/core/desk/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import classes from "./desk.module.css";
import { utc } from "./labels";
import { disagreeing } from "./queries";
import { refusal } from "./refusal";
import { usePlace } from "./views";

const waits: Record<OpenOrder["waitsFor"], string> = {
  capture: "PayPal’s answer to our capture",
  bank: "The bank, to clear the payment",
  refund: "PayPal, to take the refund",
  payer: "The payer, to approve it",
};

/** Orders of which PayPal and the connection still disagree. */
export function OpenOrders() {
  const { go } = usePlace();
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
          <table className={classes.table}>
            <thead>
              <tr>
                <th>Order</th>
                <th>Connection</th>
                <th>Waits for</th>
                <th>Asked</th>
                <th>Next (UTC)</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ orderId, connection, state, waitsFor, reconciles, nextAt }) => (
                <tr key={orderId}>
                  <td>
                    <button
                      type="button"
                      data-row
                      className={classes.link}
                      onClick={() => go("payments", connection)}
                    >
                      {orderId}
                    </button>
                  </td>
                  <td>{state}</td>
                  <td>{waits[waitsFor]}</td>
                  <td>{reconciles} times</td>
                  <td>{utc(nextAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryBoundary>
    </section>
  );
}
