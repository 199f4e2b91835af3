import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { Because } from "../../components/because";
import { DisabledButton } from "../../components/disabled-button";
import { namedBy } from "../../components/named-by";
import { useDropParameter } from "../../components/use-drop-parameter";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import DeleteDialog from "./delete-dialog";
import { isOld } from "./is-old";
import card from "./itinerary-card.module.css";
import classes from "./owner-actions.module.css";
import { useOwnSearch } from "./use-own-search";
import { usePause } from "./use-pause";

// Lazy: the fields of a form and a QR code are large.
const EditDialog = lazy(() => import("./edit-dialog"));
const ShareDialog = lazy(() => import("../share/share-dialog"));

type Props = {
  itinerary: PublicCard | OwnItinerary;
  /** The id of its heading. */
  labelledBy: string;
  /** Another action of the card is the primary one. Default: false. */
  isSecondary?: boolean;
};

/** The owner's actions on an itinerary: search, and the others behind one button. */
export default function OwnerActions({ itinerary, labelledBy, isSecondary = false }: Props) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [query] = useSearchParams();
  // A mail's link opens the form.
  const isEdited = query.get("edit") === itinerary.id;
  const [dialog, setDialog] = useState<"edit" | "share" | "delete" | undefined>(
    isEdited ? "edit" : undefined,
  );
  const dropEdit = useDropParameter("edit");
  const close = () => {
    setDialog(undefined);
    if (isEdited) dropEdit();
  };
  const old = isOld(itinerary, today());
  // A card that others see is not paused.
  const paused = "paused" in itinerary && itinerary.paused === true;
  const isHeld =
    "paused" in itinerary && (itinerary.cannotFly === true || itinerary.offOffer === true);
  const searching = useOwnSearch(itinerary);
  const pausing = usePause(itinerary.id);
  const error = searching.error ?? pausing.error;
  const named = (action: string) => namedBy(labelledBy, action);
  const entry = {
    variant: "default",
    size: "md",
    justify: "flex-start",
    fullWidth: true,
    className: classes.entry,
  } as const;
  const opensDialog = (name: typeof dialog) =>
    ({ "aria-haspopup": "dialog", onClick: () => setDialog(name) }) as const;
  return (
    <div className={card.owner}>
      {old ? (
        <DisabledButton reason={i18n.t("Old Itinerary")} {...named("search")}>
          {i18n.t("Search")}
        </DisabledButton>
      ) : (
        <Button
          size="md"
          variant={isSecondary ? "default" : "filled"}
          {...named("search")}
          loading={searching.isPending}
          onClick={() => searching.mutate()}
        >
          {i18n.t("Search")}
        </Button>
      )}
      {old ? (
        <Button size="md" variant="default" {...named("delete")} {...opensDialog("delete")}>
          {i18n.t("Delete")}
        </Button>
      ) : (
        <Button
          size="md"
          variant="default"
          {...named("more")}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {i18n.t("More")}
          <span className={classes.arrow} aria-hidden="true" />
        </Button>
      )}
      <ul id={list} className={classes.more} hidden={old || !isOpen}>
        <li>
          <Button {...entry} {...named("edit")} {...opensDialog("edit")}>
            {i18n.t("Edit")}
          </Button>
        </li>
        {!isHeld && (
          <li>
            <Button
              {...entry}
              {...named("pause")}
              loading={pausing.isPending}
              onClick={() => pausing.mutate(!paused)}
            >
              {paused ? i18n.t("Show again") : i18n.t("Found someone: hide this trip")}
            </Button>
          </li>
        )}
        {!paused && (
          <li>
            <Button {...entry} {...named("share")} {...opensDialog("share")}>
              {i18n.t("Share")}
            </Button>
          </li>
        )}
        <li>
          <Button {...entry} {...named("listed-delete")} {...opensDialog("delete")}>
            {i18n.t("Delete")}
          </Button>
        </li>
      </ul>
      {error && (
        <p role="alert" className={card.failed}>
          <Because error={error} />
        </p>
      )}
      <Suspense fallback={null}>
        {dialog === "edit" && <EditDialog id={itinerary.id} onClose={close} />}
        {dialog === "share" && (
          <ShareDialog id={itinerary.id} legs={itinerary.itinerary} onClose={close} />
        )}
      </Suspense>
      {dialog === "delete" && <DeleteDialog itinerary={itinerary} onClose={close} />}
    </div>
  );
}
