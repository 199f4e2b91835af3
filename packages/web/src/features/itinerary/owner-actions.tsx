import { opposite, type PublicCard, search } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { DisabledButton } from "../../components/disabled-button";
import { messageOf } from "../../components/problem";
import { request } from "../../lib/api";
import { today } from "../../lib/calendar";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { DeleteDialog } from "./delete-dialog";
import { isOld } from "./is-old";
import classes from "./itinerary-card.module.css";

/** The owner's actions on an itinerary; `labelledBy` is the id of its heading. */
export default function OwnerActions({
  itinerary,
  labelledBy,
}: {
  itinerary: PublicCard;
  labelledBy: string;
}) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
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
  return (
    <div className={classes.owner}>
      {isOld(itinerary, today()) ? (
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
      <Button
        size="md"
        variant="default"
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      {searching.error && (
        <p role="alert" className={classes.failed}>
          {messageOf(searching.error)}
        </p>
      )}
      {deleting && <DeleteDialog itinerary={itinerary} onClose={() => setDeleting(false)} />}
    </div>
  );
}
