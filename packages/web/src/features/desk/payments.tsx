import "../../components/form-styles";
import { refund, type Story } from "@flightaides/core/desk/contract.ts";
import { type RefundReason, refundReasons } from "@flightaides/core/desk/refund-reasons.ts";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { formatMoney } from "../../lib/money";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { Ledger } from "./ledger";
import { OpenOrders } from "./open-orders";
import { deskKey, storyOf } from "./queries";
import { ReasonSelect } from "./reason-select";
import { RecordedQuestion } from "./recorded-question";
import { refusal } from "./refusal";
import { RefusedRefunds } from "./refused-refunds";
import { Table } from "./table";
import { usePlace } from "./views";

/** A connection's story, with PayPal's side beside ours, and its refund. */
export function Payments() {
  const { id, go } = usePlace();
  return (
    <div className={classes.single}>
      <form
        key={`of ${id}`}
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get("connection")).trim();
          if (text) go("payments", text);
        }}
      >
        <TextInput
          label="Id of the connection"
          name="connection"
          size="md"
          defaultValue={id}
          autoComplete="off"
        />
        <Button type="submit" size="md" variant="default">
          Open
        </Button>
      </form>
      {id ? <ConnectionStory key={id} id={id} /> : <Overview />}
    </div>
  );
}

/** Without a connection: what needs somebody, and the day's ledger. */
function Overview() {
  return (
    <>
      <RefusedRefunds />
      <OpenOrders />
      <Ledger />
    </>
  );
}

/** @param children what can be decided about it */
export function ConnectionStory({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <QueryBoundary
      query={useQuery(storyOf(id))}
      problem="We couldn’t load this connection."
      failure={(error) => (isMissing(error) ? <Expired>{children}</Expired> : refusal(error))}
    >
      {(found) => <StoryOf story={found}>{children}</StoryOf>}
    </QueryBoundary>
  );
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.code === "not-found";
}

function Expired({ children }: { children: ReactNode }) {
  return (
    <article className={classes.detail} aria-label="Connection">
      <p>
        There is no such connection. A connection is deleted 30 days after its trip; the payment is
        in the ledger of its day, and at PayPal.
      </p>
      {children}
    </article>
  );
}

function StoryOf({ story, children }: { story: Story; children: ReactNode }) {
  const { go } = usePlace();
  const { ours, paypal } = story;
  const paid =
    ours.amount && ours.currency
      ? formatMoney({ amount: ours.amount, currency: ours.currency })
      : "amount unknown";
  return (
    <article className={classes.detail} aria-label="Connection">
      <h2>
        {story.route}, {story.travelDate}: {label(story.state)}
        {story.endReason && ` (${label(story.endReason).toLowerCase()})`}
      </h2>
      <p>
        {(["traveler", "flightaid"] as const).map((role) => (
          <button
            key={role}
            type="button"
            className={classes.link}
            onClick={() => go("people", story[role])}
          >
            {label(role)}
          </button>
        ))}
      </p>
      <h3>Money</h3>
      <Table columns={["", "Ours", "PayPal’s"]}>
        <tr>
          <th scope="row">Order</th>
          <td>{ours.orderId ?? "None"}</td>
          <td>{paypal?.status ?? (ours.orderId ? "Not known there" : "None")}</td>
        </tr>
        <tr>
          <th scope="row">Payment</th>
          <td>{ours.captureId ? `${ours.captureId}, ${paid}` : "None"}</td>
          <td>{listed(paypal?.captures)}</td>
        </tr>
        <tr>
          <th scope="row">Refund</th>
          <td>
            {ours.refundedAt ? utc(ours.refundedAt) : "None"}
            {ours.refundRefusedAt && `, refused by PayPal ${utc(ours.refundRefusedAt)}`}
          </td>
          <td>{listed(paypal?.refunds)}</td>
        </tr>
      </Table>
      {ours.refundRefusedAt && <RefusedRefunds connection={story.id} />}
      {story.canBeRefunded && !children && <Refund id={story.id} amount={paid} />}
      <h3>What happened (UTC)</h3>
      <ol className={classes.timeline}>
        {story.events.map(({ at, what, by, detail }) => (
          <li key={`${at}${what}${by}${detail}`}>
            <span className={classes.quiet}>{utc(at)}</span>
            <span>
              {label(what)}
              {detail && `: ${label(detail).toLowerCase()}`}
              {by && ` · ${what === "mail" ? "to " : ""}${by}`}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}

function listed(all: { id: string; status: string; amount: string }[] = []): string {
  if (all.length === 0) return "None";
  return all.map(({ id, status, amount }) => `${id}, ${amount}, ${status}`).join("; ");
}

function outcomeOf(refused: boolean, owed: boolean): string {
  if (refused)
    return "PayPal refuses the refund. It is among the refused ones now: send the money in another way, then settle it there.";
  if (owed)
    return "The connection has ended, and the refund is owed: PayPal has not made it yet. It is sent again by itself, within minutes at first.";
  return "The payment is refunded.";
}

function Refund({ id, amount }: { id: string; amount: string }) {
  const [reason, setReason] = useState<RefundReason>("other");
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const refunding = useMutation({
    mutationFn: (text: string) => call(refund, { id, reason, text }),
    onSuccess: ({ refused, owed }) => {
      setNotice(outcomeOf(refused, owed));
      setIsAsking(false);
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="md"
        className={classes.submit}
        onClick={() => setIsAsking(true)}
      >
        Refund {amount} …
      </Button>
      {isAsking && (
        <RecordedQuestion
          title={`Refund ${amount}?`}
          confirm={`Refund ${amount}`}
          action={refunding}
          problem="Nothing is refunded."
          onClose={() => setIsAsking(false)}
        >
          <p>
            The connection ends, contact details hide, and both are told. It can’t be taken back.
          </p>
          <ReasonSelect reasons={refundReasons} value={reason} onChange={setReason} />
        </RecordedQuestion>
      )}
    </>
  );
}
