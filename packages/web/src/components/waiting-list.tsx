import { TapKind } from "@flightaides/core/journey/contract.ts";
import { Button } from "@mantine/core";
import * as z from "zod/mini";
import { i18n } from "../lib/i18n";
import { keepFocus } from "../lib/lost-focus";
import {
  cancelWaiting,
  retryWaiting,
  useSending,
  useWaiting,
  type WaitingAction,
} from "../lib/waiting";
import classes from "./waiting-list.module.css";

/** Actions on a connection that the user took offline: they are queued, or were rejected. */
export function WaitingList({
  connection,
  shows,
}: {
  /** Its id. */
  connection: string;
  shows: (action: WaitingAction) => boolean;
}) {
  const sending = useSending();
  const actions = useWaiting().filter((action) => action.input.id === connection && shows(action));
  return (
    // Always in the page: screen readers announce changes of a live region, not its insertion.
    <div role="status">
      {actions.length > 0 && (
        <ul className={classes.list} aria-label={i18n.t("Waiting to be sent")}>
          {actions.map((action) => (
            <li key={action.key} className={classes.item} data-refused={isRefused(action)}>
              <p className={classes.what}>{describe(action)}</p>
              <p>{stateOf(action, action.key === sending)}</p>
              <Buttons action={action} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Also shown during an attempt. Otherwise each attempt would move what is below, and a press there would miss. */
function Buttons({ action: { key, refused } }: { action: WaitingAction }) {
  function cancel() {
    keepFocus();
    cancelWaiting(key);
  }
  if (refused === undefined)
    return (
      <Button variant="default" size="md" onClick={cancel}>
        {i18n.t("Don’t send")}
      </Button>
    );
  return (
    <div className={classes.buttons}>
      <Button variant="default" size="md" onClick={() => retryWaiting(key)}>
        {i18n.t("Try again")}
      </Button>
      <Button variant="default" size="md" onClick={cancel}>
        {i18n.t("Remove")}
      </Button>
    </div>
  );
}

function stateOf({ refused: reason }: WaitingAction, isSending: boolean): string {
  if (isSending) return i18n.t("Sending…");
  if (reason !== undefined) return i18n.t("Not sent: {reason}", { reason });
  return i18n.t("Will be sent when you are online.");
}

function isRefused({ refused }: WaitingAction): boolean | undefined {
  return refused !== undefined || undefined;
}

function describe({ name, input }: WaitingAction): string {
  switch (name) {
    case "message":
      return typeof input.text === "string" ? input.text : i18n.t("Your message");
    case "answer":
      return input.accept === true ? i18n.t("Your answer: yes") : i18n.t("Your answer: no");
    case "withdraw":
      return i18n.t("Your withdrawal");
    case "confirm":
      return i18n.t("That you are in touch");
    case "no-answer":
      return i18n.t("That you get no answer");
    case "did-not-meet":
      return i18n.t("That you did not meet");
    case "contradict":
      return i18n.t("That you did meet");
    case "review":
      return i18n.t("Your review");
    case "tap":
      return describeTap(input.kind);
    case "revoke-tap":
      return i18n.t("That you take it back");
  }
}

function describeTap(kind: unknown): string {
  switch (z.safeParse(TapKind, kind).data) {
    case "met":
      return i18n.t("That you have met");
    case "boarded":
      return i18n.t("That you are on board");
    case "landed":
      return i18n.t("That you have landed");
    default:
      return i18n.t("That the passenger is with the family");
  }
}
