import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import {
  DISPATCH_ACTION,
  PayPalButtons,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from "@paypal/react-paypal-js";
import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { PairChanges } from "../connection/trip-changes";
import classes from "./payment.module.css";
import { PaymentSkeleton } from "./payment-skeleton";
import type { Note, PaymentFlow } from "./use-payment";

/** Milliseconds of loading PayPal's script after which a retry is offered. */
const slowScriptMs = 20_000;

const strong = { strong: <strong /> };

type Props = {
  /** The script's options, as given to the provider. */
  options: ReactPayPalScriptOptions;
  /** As it is now. */
  connection: Connection;
  payment: PaymentFlow;
  /** Shown above the payment methods. */
  invitation: ReactNode;
  /** The payer must do something else first. */
  isBlocked: boolean;
};

/** PayPal's buttons, the state of the script that draws them, and the state of the payment. */
export function PayPalCheckout(props: Props) {
  const { options, connection, payment, invitation, isBlocked } = props;
  const [{ isResolved, isRejected }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const loading = !isResolved && !isRejected;
  const slowScript = useIsSlow(loading, attempt);
  const { phase, slow, note, clear, callbacks, checkAgain } = payment;
  const isHidden = phase !== "idle" || isBlocked;

  function reloadScript() {
    setAttempt((count) => count + 1);
    // Replaces the failed script. The parameters of its address are rotated, because a browser would join a request for
    // the same address that still hangs.
    const entries = Object.entries(options);
    const first = (attempt + 1) % entries.length;
    const value = Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)]);
    dispatch({
      type: DISPATCH_ACTION.RESET_OPTIONS,
      value: { ...value, clientId: options.clientId },
    });
  }

  return (
    <div className={classes.payment}>
      {phase === "capturing" && (
        <div className={classes.progress}>
          <Loading text={i18n.t("Finishing your payment...")} />
          <p role="status" className={slow ? undefined : "fa-hidden"}>
            {slow &&
              i18n.t(
                "This takes longer than usual. Please keep this page open; nothing is charged twice.",
              )}
          </p>
        </div>
      )}
      {phase === "unsure" && (
        <div role="alert" className={classes.unsure}>
          <p>
            <Trans
              id="<strong>We don’t know yet whether your payment went through.</strong> Please don’t pay again. We keep asking, and write to you as soon as it is complete; nothing is charged twice."
              components={strong}
            />
          </p>
          <div>
            <Button size="md" onClick={checkAgain}>
              {i18n.t("Check again")}
            </Button>
          </div>
        </div>
      )}
      {phase === "idle" && invitation}
      {phase === "idle" && note && (
        <PaymentNote note={note} connection={connection} onRetry={retry} />
      )}
      {isRejected && phase === "idle" && (
        <Problem button={i18n.t("Retry")} onPress={reloadScript}>
          <p>
            <Trans
              id="<strong>Failed to load the PayPal JS SDK script.</strong> Check your connection, and whether something in your browser blocks it."
              components={strong}
            />
          </p>
        </Problem>
      )}
      {loading && phase === "idle" && <PaymentSkeleton />}
      {loading && phase === "idle" && slowScript && (
        <Problem button={i18n.t("Retry")} onPress={reloadScript}>
          <p>{i18n.t("The payment methods are taking long to load.")}</p>
        </Problem>
      )}
      {isResolved && (
        // Stays mounted during a capture: PayPal may have to reopen its window.
        <div className={classes.buttons} data-hidden={isHidden || undefined} inert={isHidden}>
          <PayPalButtons
            key={attempt}
            style={{ layout: "vertical", color: "gold", shape: "rect", label: "pay", height: 48 }}
            disabled={isHidden}
            {...callbacks}
          />
        </div>
      )}
    </div>
  );

  function retry() {
    clear();
    setAttempt((count) => count + 1);
  }
}

type NoteProps = { note: Note; connection: Connection; onRetry: () => void };

function PaymentNote({ note, connection, onRetry }: NoteProps) {
  switch (note.kind) {
    case "cancelled":
      return (
        <p role="status" className={classes.quiet}>
          {note.certain
            ? i18n.t("You closed the payment window. Nothing was charged.")
            : i18n.t("You closed the payment window before the payment was made.")}
        </p>
      );
    case "declined":
      return (
        <p role="alert" className={classes.problem}>
          <Trans
            id="<strong>Your payment was declined, and nothing was charged.</strong> Try again with another card, or pay in another way."
            components={strong}
          />
        </p>
      );
    case "bank-declined":
      return (
        <p role="alert" className={classes.problem}>
          <Trans
            id="<strong>Your bank didn’t let the payment through.</strong> Try again with another card, or pay in another way."
            components={strong}
          />
        </p>
      );
    case "changed":
      return (
        <div role="alert" className={classes.problem}>
          <p>
            <strong>{i18n.t("This has changed since you opened it.")}</strong> {note.text}
          </p>
          <PairChanges before={note.before} after={connection} />
          <p>{i18n.t("If the trip still suits you, pay below.")}</p>
        </div>
      );
    case "failed":
      return (
        <Problem button={i18n.t("Try again")} onPress={onRetry}>
          <p>
            <strong>{i18n.t("The payment didn’t go through.")}</strong> {note.text}
          </p>
        </Problem>
      );
  }
}

type ProblemProps = { button: string; onPress: () => void; children: ReactNode };

function Problem({ button, onPress, children }: ProblemProps) {
  return (
    <div role="alert" className={classes.problem}>
      {children}
      <div>
        <Button variant="default" size="md" onClick={onPress}>
          {button}
        </Button>
      </div>
    </div>
  );
}

/** Whether the current `attempt` has been loading for {@link slowScriptMs}. */
function useIsSlow(loading: boolean, attempt: number): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), slowScriptMs);
    return () => clearTimeout(timer);
  }, [loading, attempt]);
  return loading && slowAttempt === attempt;
}
