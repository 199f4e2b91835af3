import { maxLegs } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { i18n } from "../../lib/i18n";
import { type DraftLeg, legAfter } from "./leg-draft";
import { LegFields } from "./leg-fields";
import classes from "./posting-fields.module.css";

type Props = {
  legs: readonly DraftLeg[];
  /** By field path, such as `itinerary.0.from`. */
  errors: Record<string, ReactNode>;
  onChange: (index: number, changed: Partial<DraftLeg>) => void;
  onAdd: (leg: DraftLeg) => void;
  onRemove: (index: number) => void;
};

/** The fields of one to six legs. Legs are added and removed at the end. */
export function LegList({ legs, errors, onChange, onAdd, onRemove }: Props) {
  const last = useRef<HTMLFieldSetElement>(null);

  /** Moves the focus to the new leg; after a removal, the button that had the focus may no longer exist. */
  function changeCount(change: () => void) {
    flushSync(change);
    last.current?.focus();
  }

  return (
    <>
      {legs.map((leg, index) => (
        <LegFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a leg.
          key={index}
          ref={index === legs.length - 1 ? last : null}
          index={index}
          count={legs.length}
          leg={leg}
          errors={errors}
          onChange={(changed) => onChange(index, changed)}
        />
      ))}
      {errors.itinerary && (
        <p role="alert" className={classes.error}>
          {errors.itinerary}
        </p>
      )}
      <div className={classes.row}>
        {legs.length < maxLegs && (
          <Button
            variant="default"
            size="md"
            onClick={() => changeCount(() => onAdd(legAfter(legs.at(-1))))}
          >
            {i18n.t("Add another")}
          </Button>
        )}
        {legs.length > 1 && (
          <Button
            variant="subtle"
            color="var(--fa-danger)"
            size="md"
            onClick={() => changeCount(() => onRemove(legs.length - 1))}
          >
            {i18n.t("Remove")}
          </Button>
        )}
      </div>
    </>
  );
}
