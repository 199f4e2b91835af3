import "../../components/form-styles";
import { maxNoteLength, type PostingDetails, type Type } from "@flightaides/core/trip/contract.ts";
import { detailsOf } from "@flightaides/core/trip/details.ts";
import { Button, Textarea } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { ConnectChoice } from "./connect-choice";
import classes from "./posting-fields.module.css";

// Lazy: many post without them.
const NoteShownAs = lazy(() => import("./note-shown-as"));
const PeopleFields = lazy(() => import("./people-fields"));

type Props = {
  /** The owner's own. */
  role: Type;
  value: PostingDetails;
  /** By field. */
  errors: Record<string, ReactNode>;
  /** Whether a flightaid is asked how families may connect. */
  asksConnect: boolean;
  /** Of the itinerary, unless it is new. */
  id?: string;
  onChange: (changed: PostingDetails) => void;
};

/** The fields for the details of a trip besides its legs. */
export function DetailsFields({ role, value, errors, asksConnect, id, onChange }: Props) {
  return (
    <>
      <PeopleFold role={role} value={value} errors={errors} onChange={onChange} />
      <NoteField
        value={value.addInfo ?? ""}
        error={errors.addInfo}
        id={id}
        onChange={(addInfo) => onChange({ addInfo })}
      />
      {asksConnect && (
        <ConnectChoice
          value={value.connect}
          error={errors.connect}
          onChange={(connect) => onChange({ connect })}
        />
      )}
    </>
  );
}

/** Who flies and who helps how, behind a button until something of it is given. */
function PeopleFold({ role, value, errors, onChange }: Omit<Props, "asksConnect" | "id">) {
  const [isOpened, setOpened] = useState(false);
  const details = detailsOf(value, role);
  const isGiven = Object.keys(details).some((name) => name !== "addInfo" && name !== "connect");
  if (!isOpened && !isGiven)
    return (
      <div>
        <Button variant="default" size="md" onClick={() => setOpened(true)}>
          {role === "traveler"
            ? i18n.t("Say who flies, and what would help (optional)")
            : i18n.t("Say what you speak and help with (optional)")}
        </Button>
      </div>
    );
  return (
    <Suspense fallback={<Loading />}>
      <PeopleFields
        role={role}
        value={value}
        errors={errors}
        takesFocus={isOpened}
        onChange={(changed) => {
          setOpened(true);
          onChange(changed);
        }}
      />
    </Suspense>
  );
}

type NoteProps = {
  value: string;
  error?: ReactNode;
  id: string | undefined;
  onChange: (value: string) => void;
};

function NoteField({ value, error, id, onChange }: NoteProps) {
  const user = useUser();
  return (
    <div className={classes.note}>
      <Textarea
        label={i18n.t("Additional Information")}
        description={i18n.t(
          "Languages, mobility, seats: whatever helps. No contact details, please. Only people who are signed in can read it.",
        )}
        rows={4}
        maxLength={maxNoteLength}
        size="md"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {value.length} / {maxNoteLength}
      </p>
      {user && value && (
        <Suspense>
          <NoteShownAs uid={user.uid} text={value} id={id} />
        </Suspense>
      )}
    </div>
  );
}
