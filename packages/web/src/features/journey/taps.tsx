import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CheckIcon } from "../../components/icons";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { formatTime } from "../../lib/instant";
import { cancelWaiting, queueAndSend } from "../../lib/waiting";
import { showJourney } from "../connection/show-journey";
import { nameOf } from "../connection/status";
import type { Main, Phase } from "./phase";
import { openSteps, type ShownStep, type ShownTap } from "./shown-steps";
import { pressWords, stepWords } from "./step-words";
import classes from "./taps.module.css";

type Props = {
  uid: string;
  connection: Connection;
  /** As the page shows them. */
  steps: readonly ShownStep[];
  phase: Phase;
  main: Main;
  now: Date;
};

/** What either of the two presses on the way. It is shown at once, and sent when there is a connection. */
export function Taps({ uid, connection, steps, phase, main, now }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { press, revoke, error, retry, isPending } = useTaps(uid, connection.id);
  const legs = connection.journey?.legs ?? [];
  // On the day before, two may meet already.
  const open = openSteps(steps, now).slice(0, phase === "ahead" ? 1 : undefined);
  const done = steps.filter(({ tap }) => tap);
  if (open.length === 0 && done.length === 0) return null;
  return (
    <section className={classes.taps} aria-labelledby="taps">
      <h3 id="taps">{i18n.t("On the way")}</h3>
      <ul ref={list} className={classes.done} tabIndex={-1} aria-live="polite">
        {done.map((step) => (
          <li key={`${step.kind} ${step.leg}`}>
            <Noted step={step} connection={connection} />
            {step.tap?.revocable && (
              <Undo
                key={step.tap.revocable.key}
                revocable={step.tap.revocable}
                what={stepWords(step, legs)}
                onPress={() => {
                  // The button goes.
                  list.current?.focus();
                  revoke(step);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className={classes.buttons}>
          {open.map((step, index) => (
            <Button
              key={`${step.kind} ${step.leg}`}
              variant={index === 0 && main === "tap" ? "filled" : "default"}
              onClick={() => {
                list.current?.focus();
                press(step);
              }}
            >
              {pressWords(step, legs)}
            </Button>
          ))}
        </div>
      )}
      <Problem
        title={i18n.t("That isn’t noted yet.")}
        error={error}
        retrying={isPending}
        onRetry={retry}
      />
    </section>
  );
}

/** `Met, 8:05 AM` with who pressed it. */
function Noted({ step, connection }: { step: ShownStep; connection: Connection }) {
  const { tap, timeZone } = step;
  if (!tap) return null;
  return (
    <p className={classes.noted}>
      <CheckIcon size={20} />
      <span>
        {i18n.t("{step}: {time}", {
          step: stepWords(step, connection.journey?.legs ?? []),
          time: formatTime(tap.at, timeZone),
        })}{" "}
        <small>{stateOf(tap, connection)}</small>
      </span>
    </p>
  );
}

/** Who pressed it, or how far it is sent. */
function stateOf({ by, queued, fresh }: ShownTap, connection: Connection): string {
  if (by === "them") return i18n.t("noted by {name}", { name: nameOf(connection) });
  if (!queued) return i18n.t("noted by you");
  return fresh ? i18n.t("Sending…") : i18n.t("Will be sent when you are online.");
}

type UndoProps = {
  revocable: { key: string; until: string };
  what: string;
  onPress: () => void;
};

/** For the seconds that are left, which it counts down. */
function Undo({ revocable: { until }, what, onPress }: UndoProps) {
  const end = Date.parse(until);
  const [seconds, setSeconds] = useState(() => secondsTo(end));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  if (seconds <= 0) return null;
  return (
    <Button
      variant="default"
      size="md"
      aria-label={i18n.t("Undo: {step}", { step: what })}
      onClick={onPress}
    >
      {i18n.t("Undo")}
      <span className={classes.seconds} aria-hidden="true">
        {i18n.t("{seconds} s", { seconds })}
      </span>
    </Button>
  );
}

function secondsTo(end: number): number {
  return Math.ceil((end - Date.now()) / 1000);
}

/** The end of the story: `Handed over at 4:20 PM`. */
export function EndOfStory({ steps }: { steps: readonly ShownStep[] }) {
  const end = steps.find(({ kind, tap }) => tap && kind === "handed-over");
  if (!end?.tap) return null;
  return (
    <p className={classes.end}>
      <CheckIcon size={24} />
      {i18n.t("Handed over at {time}", { time: formatTime(end.tap.at, end.timeZone) })}
    </p>
  );
}

type Press = { does: "tap" | "revoke"; step: ShownStep; key: string; at: string };

function useTaps(uid: string, id: string) {
  const queryClient = useQueryClient();
  const show = showJourney(queryClient, uid);
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: async ({ does, step, key, at }: Press) => {
      if (does === "tap") {
        const { kind, leg } = step;
        await queueAndSend("tap", { id, key, kind, leg, at }, show);
      } else {
        if (step.tap?.queued) cancelWaiting(step.tap.queued);
        // Also for one that is not sent yet: it may be on its way.
        await queueAndSend("revoke-tap", { id, key }, show);
      }
    },
    // Each press is made, whatever becomes of the one before it.
    networkMode: "always",
  });
  return {
    press: (step: ShownStep) =>
      mutate({ does: "tap", step, key: crypto.randomUUID(), at: new Date().toISOString() }),
    revoke: (step: ShownStep) =>
      mutate({ does: "revoke", step, key: step.tap?.revocable?.key ?? "", at: "" }),
    retry: () => variables && mutate(variables),
    error,
    isPending,
  };
}
