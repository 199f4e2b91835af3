import { type PublicCard, remove } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Problem } from "../../components/problem";
import { ApiError, call } from "../../lib/api";
import { formatDate } from "../../lib/calendar";
import { setNotice } from "../../lib/notice";

export function DeleteDialog({
  itinerary,
  onClose,
}: {
  itinerary: PublicCard;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: async () => {
      try {
        await call(remove, { id: itinerary.id });
      } catch (error) {
        // Deleted already, in another tab or by an attempt whose answer got lost.
        if (!(error instanceof ApiError && error.code === "not-found")) throw error;
      }
    },
    onSuccess: () => {
      onClose();
      setNotice("record deleted successfully");
      const reloaded = Promise.all(
        [["mine"], ["itinerary"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      // The button that had the focus is gone with its card.
      void reloaded.then(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>("main h1")?.focus();
      });
    },
  });
  const [leg] = itinerary.itinerary;
  return (
    <Dialog title="Delete this itinerary?" side="center" onClose={onClose}>
      <div className={dialog.question}>
        <p>
          {leg && `${leg.from} to ${leg.to} on ${formatDate(leg.travelDate)}. `}
          Nobody can find it any more, and you hear of no more matches for it.
        </p>
        {deleting.error && (
          <Problem
            what="It isn’t deleted."
            error={deleting.error}
            retrying={deleting.isPending}
            onRetry={() => deleting.mutate()}
          />
        )}
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            Keep it
          </Button>
          <Button
            size="md"
            color="var(--fa-danger)"
            autoContrast={false}
            className={dialog.danger}
            loading={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
