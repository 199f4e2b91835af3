import type { Contact } from "@flightaides/core/connection/contract.ts";
import { useMutation } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { CalendarIcon, CallIcon, PlaceIcon, WhatsAppIcon, WriteIcon } from "./action-icons";
import type { Main, Phase } from "./phase";
import classes from "./quick-actions.module.css";

type Props = {
  phase: Phase;
  main: Main;
  /** The counterpart's full name. */
  name: string;
  /** Undefined once the counterpart has left. */
  contact: Contact | undefined;
  canWrite: boolean;
  canMeet: boolean;
  onMeetingPoint: () => void;
  /** Saves the calendar file. */
  onCalendar: () => Promise<void>;
};

type Action = "call" | "whatsapp" | "write" | "meeting-point" | "calendar";

/** What matters first: on the day of the flight the two look for each other. */
const order: Record<Phase, readonly Action[]> = {
  ahead: ["write", "meeting-point", "calendar", "call", "whatsapp"],
  day: ["call", "whatsapp", "write", "meeting-point", "calendar"],
  over: ["write", "call", "whatsapp"],
};

/** The buttons that matter now, in a row. */
export function QuickActions(props: Props) {
  const { phase, main, name, contact, canWrite, canMeet, onMeetingPoint, onCalendar } = props;
  const saving = useMutation({ mutationFn: onCalendar });
  const save = () => saving.mutate();
  const buttons: Record<Action, ReactNode> = {
    call: contact && (
      <a href={`tel:${contact.phoneNumber}`} className={classes.action}>
        <Face icon={CallIcon} label={i18n.t("Call")} />
        <span className="fa-hidden"> {name}</span>
      </a>
    ),
    whatsapp: contact && (
      <a
        href={`https://wa.me/${contact.phoneNumber.replace(/\D/g, "")}`}
        target="_blank"
        rel="noopener"
        className={classes.action}
      >
        <Face icon={WhatsAppIcon} label={i18n.t("WhatsApp")} />
        <span className="fa-hidden"> {i18n.t("(opens in a new tab)")}</span>
      </a>
    ),
    write: canWrite && (
      <button
        type="button"
        className={classes.action}
        data-main={main === "write" || undefined}
        onClick={goToMessages}
      >
        <Face icon={WriteIcon} label={i18n.t("Write")} />
      </button>
    ),
    "meeting-point": canMeet && (
      <button
        type="button"
        className={classes.action}
        data-main={main === "meeting-point" || undefined}
        aria-haspopup="dialog"
        onClick={onMeetingPoint}
      >
        <Face icon={PlaceIcon} label={i18n.t("Meeting point")} />
      </button>
    ),
    calendar: (
      <button type="button" className={classes.action} onClick={save}>
        <Face icon={CalendarIcon} label={i18n.t("Calendar")} />
      </button>
    ),
  };
  return (
    <>
      <ul className={classes.actions} aria-label={i18n.t("What you can do now")}>
        {order[phase].map((action) => buttons[action] && <li key={action}>{buttons[action]}</li>)}
      </ul>
      <Problem
        title={i18n.t("The calendar file isn’t saved.")}
        error={saving.error}
        retrying={saving.isPending}
        onRetry={save}
      />
    </>
  );
}

function Face({ icon: Icon, label }: { icon: ComponentType; label: string }) {
  return (
    <>
      <Icon />
      <span>{label}</span>
    </>
  );
}

/** To the field of the messages, which are further down. */
function goToMessages() {
  const messages = document.getElementById("messages");
  messages?.scrollIntoView();
  messages?.querySelector("textarea")?.focus({ preventScroll: true });
}
