import { Button } from "@mantine/core";
import {
  DISPATCH_ACTION,
  PayPalButtons,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from "@paypal/react-paypal-js";
import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../../components/loading";
import classes from "./payment.module.css";
import { Skeleton } from "./skeleton";
import type { Note, Paying } from "./use-paying";

/** Milliseconds after which a script that is still on its way may be asked for again. */
const patience = 20_000;

type Props = {
  /** Of the script, as the provider has them. */
  options: ReactPayPalScriptOptions;
  paying: Paying;
  /** Shown while there is something to choose. */
  invitation: ReactNode;
};

/** PayPal's buttons, as far as its script has come. */
export function PayPalPart({ options, paying, invitation }: Props) {
  const [{ isResolved, isRejected }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const waiting = !isResolved && !isRejected;
  const late = useLate(waiting, attempt);
  const { phase, slow, note, clear, callbacks, checkAgain } = paying;

  function loadAgain() {
    setAttempt((count) => count + 1);
    // Takes the script that failed out of the page, and puts in another. Its address has the same parameters in another
    // order: a browser would wait with it for an answer to the same one that still hangs.
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
          <Loading text="Finishing your payment..." />
          <p role="status" className={slow ? undefined : "fa-hidden"}>
            {slow &&
              "This takes longer than usual. Please keep this page open; nothing is charged twice."}
          </p>
        </div>
      )}
      {phase === "unsure" && (
        <div role="alert" className={classes.unsure}>
          <p>
            <strong>We don’t know yet whether your payment went through.</strong> Please don’t pay
            again. We keep asking, and write to you as soon as it is through; nothing is charged
            twice.
          </p>
          <div>
            <Button size="md" onClick={checkAgain}>
              Check again
            </Button>
          </div>
        </div>
      )}
      {phase === "idle" && invitation}
      {phase === "idle" && note && <Told note={note} onAgain={again} />}
      {isRejected && phase === "idle" && (
        <div role="alert" className={classes.problem}>
          <p>
            <strong>Failed to load the PayPal JS SDK script.</strong> Check your connection, and
            whether something in your browser blocks it.
          </p>
          <div>
            <Button variant="default" size="md" onClick={loadAgain}>
              Retry
            </Button>
          </div>
        </div>
      )}
      {waiting && phase === "idle" && <Skeleton />}
      {waiting && phase === "idle" && late && (
        <div role="alert" className={classes.problem}>
          <p>The payment methods take long to load.</p>
          <div>
            <Button variant="default" size="md" onClick={loadAgain}>
              Retry
            </Button>
          </div>
        </div>
      )}
      {isResolved && (
        // Stays mounted while a payment is on its way: PayPal may have to open its window once more.
        <div
          className={classes.buttons}
          data-away={phase !== "idle" || undefined}
          inert={phase !== "idle"}
        >
          <PayPalButtons
            key={attempt}
            style={{ layout: "vertical", color: "gold", shape: "rect", label: "pay", height: 48 }}
            disabled={phase !== "idle"}
            {...callbacks}
          />
        </div>
      )}
    </div>
  );

  function again() {
    clear();
    setAttempt((count) => count + 1);
  }
}

function Told({ note, onAgain }: { note: Note; onAgain: () => void }) {
  switch (note.kind) {
    case "cancelled":
      return (
        <p role="status" className={classes.quiet}>
          {note.certain
            ? "You closed the payment window. Nothing was charged."
            : "You closed the payment window before the payment was made."}
        </p>
      );
    case "declined":
      return (
        <p role="alert" className={classes.problem}>
          <strong>Your payment was declined, and nothing was charged.</strong> Try again with
          another card, or pay in another way.
        </p>
      );
    case "refused":
      return (
        <p role="alert" className={classes.problem}>
          <strong>Your bank didn’t let the payment through.</strong> Try again with another card, or
          pay in another way.
        </p>
      );
    case "failed":
      return (
        <div role="alert" className={classes.problem}>
          <p>
            <strong>The payment didn’t go on.</strong> {note.text}
          </p>
          <div>
            <Button variant="default" size="md" onClick={onAgain}>
              Try again
            </Button>
          </div>
        </div>
      );
  }
}

/** Whether it has been waiting for too long since the last `attempt`. */
function useLate(waiting: boolean, attempt: number): boolean {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(attempt), patience);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
  return waiting && late === attempt;
}
