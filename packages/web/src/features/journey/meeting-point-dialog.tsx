import "../../components/form-styles";
import { type Connection, setMeetingPoint } from "@flightaides/core/connection/contract.ts";
import { maxMeetingPointLength } from "@flightaides/core/journey/contract.ts";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { ChangeDialog } from "../connection/change-dialog";
import { nameOf } from "../connection/status";
import classes from "./meeting-point.module.css";

type Props = { uid: string; connection: Connection; onClose: () => void };

const suggestions = [
  i18n.t("Departures hall, at the airline’s check-in counters"),
  i18n.t("In front of the security check"),
  i18n.t("At the gate"),
  i18n.t("At the transfer desk"),
];

/** Where the two meet: either sets it, both see it. */
export default function MeetingPointDialog({ uid, connection, onClose }: Props) {
  const { id, journey } = connection;
  const before = journey?.meetingPoint?.text ?? "";
  const [text, setText] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const name = nameOf(connection);
  return (
    <ChangeDialog
      uid={uid}
      id={id}
      title={i18n.t("Where do you meet?")}
      submit={i18n.t("Save")}
      back={i18n.t("Not now")}
      done={i18n.t("The meeting point is saved. {name} sees it too.", { name })}
      change={() => {
        const typed = text.trim();
        setMissing(!typed);
        return typed ? () => call(setMeetingPoint, { id, text: typed }) : undefined;
      }}
      onClose={onClose}
    >
      <ul className={classes.suggestions} aria-label={i18n.t("Suggestions")}>
        {suggestions.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={text === one}
              onClick={() => {
                setText(one);
                setMissing(false);
              }}
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
      <Textarea
        label={i18n.t("Meeting point")}
        description={i18n.t("Terminal, hall and counter: as exact as you know it.")}
        rows={3}
        maxLength={maxMeetingPointLength}
        size="md"
        value={text}
        error={isMissing && i18n.t("Write where you meet.")}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <p className={classes.counter}>
        {text.length} / {maxMeetingPointLength}
      </p>
    </ChangeDialog>
  );
}
