import "../../components/form-styles";
import { type Connection, cancel } from "@flightaides/core/connection/contract.ts";
import { Button, Radio } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { Loading } from "../../components/loading";
import { useDropParameter } from "../../components/use-drop-parameter";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { afterCancel, cancelReasons, isReason } from "./cancellation";
import { ChangeDialog } from "./change-dialog";
import { isCancelling } from "./connect-target";
import classes from "./connection.module.css";
import { nameOf } from "./status";

// Lazy: few who cancel can’t fly.
const AffectedPeople = lazy(() => import("./affected-people"));

type Props = { uid: string; connection: Connection };

/** Ends a paid connection. The question says what happens with the money before anything is written. */
export function CancelButton({ uid, connection }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!canCancel(connection)) return null;
  return (
    <>
      <Button size="md" variant="default" onClick={() => setOpen(true)}>
        {i18n.t("Cancel this connection")}
      </Button>
      {isOpen && <CancelDialog uid={uid} connection={connection} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The question of {@link CancelButton}, which a mail's link has opened. */
export function CancelByLink({ uid, connection }: Props) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(isCancelling(query));
  const dropCancel = useDropParameter("cancel");
  if (!isOpen || !canCancel(connection)) return null;
  const close = () => {
    setOpen(false);
    dropCancel();
  };
  return <CancelDialog uid={uid} connection={connection} onClose={close} />;
}

/** Connections that an earlier version has kept do not say what happens with the money. */
export function canCancel({ actions, feeAfter }: Connection): boolean {
  return actions.includes("cancel") && feeAfter?.cancel !== undefined;
}

function CancelDialog({ uid, connection, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState<keyof typeof cancelReasons>();
  const [isMissing, setMissing] = useState(false);
  const { id, role, mine, feeAfter } = connection;
  const name = nameOf(connection);
  return (
    <ChangeDialog
      uid={uid}
      id={id}
      title={i18n.t("Cancel this connection?")}
      submit={i18n.t("Cancel the connection")}
      back={i18n.t("Keep it")}
      danger
      change={() => {
        setMissing(!reason);
        return reason && (() => call(cancel, { id, reason, fee: feeAfter?.cancel?.[reason] }));
      }}
      onClose={onClose}
    >
      <p>
        {i18n.t("We tell {name}, and this page no longer shows the contact details.", { name })}
      </p>
      <Radio.Group
        label={i18n.t("Why?")}
        value={reason ?? null}
        onChange={(value) => {
          setReason(isReason(value) ? value : undefined);
          setMissing(false);
        }}
        error={isMissing && i18n.t("Choose a reason.")}
      >
        <div className={classes.choices}>
          {Object.keys(cancelReasons)
            .filter(isReason)
            .map((option, index) => (
              <Radio
                key={option}
                value={option}
                label={cancelReasons[option][role]}
                color="var(--fa-ink)"
                iconColor="var(--fa-surface)"
                size="md"
                data-invalid={(isMissing && index === 0) || undefined}
              />
            ))}
        </div>
      </Radio.Group>
      <p role="status" className={classes.money}>
        {reason
          ? afterCancel(connection, reason)
          : i18n.t("Choose a reason to see what happens with the money.")}
      </p>
      {/* A flightaid who can’t fly is lost to every family on this trip. */}
      {role === "flightaid" && reason === "cannot-fly" && mine?.itinerary && (
        <Suspense fallback={<Loading />}>
          <AffectedPeople itinerary={mine.itinerary} change="delete" except={id} />
        </Suspense>
      )}
    </ChangeDialog>
  );
}
