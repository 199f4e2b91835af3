import type { Type } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { isMissingScript } from "../../lib/missing-scripts";
import { readSession, type SessionValue } from "../../lib/session";
import { OutdatedMatches } from "./outdated-matches";
import { PayPalInvitation } from "./paypal-invitation";
import classes from "./posted-notice.module.css";
import { useChangedTrip } from "./use-changed-trip";

// Lazy: the fields of a form are large.
const EditDialog = lazy(() => import("../itinerary/edit-dialog"));
// Lazy: it asks only if the trip has a connection.
const DeleteDialog = lazy(() => import("../itinerary/delete-dialog"));

type Props = {
  searched: SessionValue<"searched">;
  /** The id of the itinerary. */
  id: string;
  /** Called when the itinerary is deleted. */
  onUndone: () => void;
};

/**
 * Shows what other users can see of a trip that was just posted. Undo is offered only if this tab
 * has posted it.
 */
export function PostedNotice({ searched, id, onUndone }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<"edit" | "delete">();
  const close = () => setOpen(undefined);

  function finish() {
    for (const queryKey of [["mine"], ["itinerary"]])
      void queryClient.invalidateQueries({ queryKey });
    onUndone();
  }

  const undo = useMutation({
    mutationFn: async () => (await import("./undo-posting")).undoPosting(id),
    throwOnError: isMissingScript,
    // It has a connection: the dialog says what happens to it.
    onSuccess: (isUndone) => (isUndone ? finish() : setOpen("delete")),
  });

  const changed = useChangedTrip(searched);

  return (
    <div className={classes.notice}>
      <p role="status">
        <strong>{i18n.t("Your trip is posted.")}</strong> {sentenceOf(searched)}
      </p>
      <div className={classes.actions}>
        <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setOpen("edit")}>
          {i18n.t("Edit")}
        </Button>
        {readSession("posted")?.id === id && (
          <Button
            size="md"
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {i18n.t("Undo")}
          </Button>
        )}
      </div>
      <PayPalInvitation />
      <Problem
        title={i18n.t("Your trip is still posted.")}
        error={undo.error}
        retrying={undo.isPending}
        onRetry={() => undo.mutate()}
      />
      <OutdatedMatches changed={changed} />
      <Suspense fallback={null}>
        {open === "edit" && <EditDialog id={id} onClose={close} onSaved={changed.mutate} />}
        {open === "delete" && (
          <DeleteDialog
            itinerary={{ id, itinerary: searched.itinerary }}
            onClose={close}
            onDeleted={finish}
          />
        )}
      </Suspense>
    </div>
  );
}

function sentenceOf({ itinerary, role, addInfo }: SessionValue<"searched">): string {
  const seen = whatIsSeen(
    role,
    itinerary.some(({ flight }) => flight),
  );
  return addInfo ? `${seen} ${i18n.t("Only people who are signed in can read your note.")}` : seen;
}

function whatIsSeen(role: Type, hasFlight: boolean): string {
  if (role === "flightaid")
    return hasFlight
      ? i18n.t(
          "Everybody can see its route, date and flight, the first letter of your name and whether families ask you first, but not your phone number.",
        )
      : i18n.t(
          "Everybody can see its route and date, the first letter of your name and whether families ask you first, but not your phone number.",
        );
  return hasFlight
    ? i18n.t(
        "Everybody can see its route, date and flight and the first letter of your name, but not your phone number.",
      )
    : i18n.t(
        "Everybody can see its route and date and the first letter of your name, but not your phone number.",
      );
}
