import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { Leg } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { namedBy } from "../../components/named-by";
import { i18n } from "../../lib/i18n";

// Lazy: the fields of a form are large.
const EditDialog = lazy(() => import("./edit-dialog"));

type Props = {
  /** The id of the itinerary. */
  itinerary: string;
  /** The id of the heading above it. */
  labelledBy: string;
  leg: Pick<Leg, "sequence" | "until">;
  /** The next thing to do on the page. */
  isNext?: boolean;
  onSaved?: (itinerary: OwnItinerary) => void;
};

/** Beside a flight of the user that is not known: opens the form in which it can be added. */
export default function AddFlightNumber({
  itinerary,
  labelledBy,
  leg,
  isNext = false,
  onSaved,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isNext ? "filled" : "default"}
        size="md"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...namedBy(labelledBy, `add-flight-${leg.sequence}`)}
      >
        {leg.until ? i18n.t("Add your flight") : i18n.t("Add flight number")}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <EditDialog id={itinerary} onClose={() => setOpen(false)} onSaved={onSaved} />}
      </Suspense>
    </>
  );
}
