import {
  type OwnItinerary,
  opposite,
  type PublicCard,
  search,
  update,
} from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DisabledButton } from "../../components/disabled-button";
import { messageOf } from "../../components/problem";
import { call, request } from "../../lib/api";
import { today } from "../../lib/calendar";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { DeleteDialog } from "./delete-dialog";
import { isOld } from "./is-old";
import classes from "./itinerary-card.module.css";

// Lazy: the fields of a form are heavy.
const EditDialog = lazy(() => import("./edit-dialog"));

/** The owner's actions on an itinerary; `labelledBy` is the id of its heading. */
export default function OwnerActions({
  itinerary,
  labelledBy,
}: {
  itinerary: PublicCard | OwnItinerary;
  labelledBy: string;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<"edit" | "delete">();
  const close = () => setOpen(undefined);
  const old = isOld(itinerary, today());
  // A card that others see is not paused.
  const paused = "paused" in itinerary && itinerary.paused === true;
  const searching = useMutation({
    mutationFn: () =>
      request(search, {
        searchType: "PROXIMAL",
        type: opposite(itinerary.type),
        itinerary: itinerary.itinerary,
      }),
    onSuccess: ({ output: found, truncated }) => {
      writeSession("role", itinerary.type);
      writeSession("searchResponse", found);
      writeSession("searched", {
        itinerary: itinerary.itinerary,
        role: itinerary.type,
        addInfo: itinerary.addInfo ?? "",
        // Not needed: the itinerary is registered.
        phoneNumber: "",
        connect: itinerary.connect,
        saved: { id: itinerary.id, fresh: false },
        ...(truncated && { truncated }),
      });
      void navigate(paths.searchResult, { state: { alreadySave: true } });
    },
  });
  const pausing = useMutation({
    mutationFn: () => call(update, { id: itinerary.id, paused: !paused }),
    onSuccess: () =>
      Promise.all(
        [["mine"], ["itinerary"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const error = searching.error ?? pausing.error;
  return (
    <div className={classes.owner}>
      {old ? (
        <DisabledButton reason="Old Itinerary">Search</DisabledButton>
      ) : (
        <Button
          size="md"
          aria-describedby={labelledBy}
          loading={searching.isPending}
          onClick={() => searching.mutate()}
        >
          Search
        </Button>
      )}
      {!old && (
        <>
          <Button
            size="md"
            variant="default"
            aria-describedby={labelledBy}
            aria-haspopup="dialog"
            onClick={() => setOpen("edit")}
          >
            Edit
          </Button>
          <Button
            size="md"
            variant="default"
            aria-describedby={labelledBy}
            loading={pausing.isPending}
            onClick={() => pausing.mutate()}
          >
            {paused ? "Show again" : "Pause"}
          </Button>
        </>
      )}
      <Button
        size="md"
        variant="default"
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        onClick={() => setOpen("delete")}
      >
        Delete
      </Button>
      {error && (
        <p role="alert" className={classes.failed}>
          {messageOf(error)}
        </p>
      )}
      {open === "edit" && (
        <Suspense fallback={null}>
          <EditDialog id={itinerary.id} onClose={close} />
        </Suspense>
      )}
      {open === "delete" && <DeleteDialog itinerary={itinerary} onClose={close} />}
    </div>
  );
}
