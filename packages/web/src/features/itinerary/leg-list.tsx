import { maxLegs } from "@flightaides/core/trip/contract.ts";
import { maxWindowDays } from "@flightaides/core/trip/window.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import isEqual from "fast-deep-equal";
import { memo, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { addDays } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { type DraftLeg, legAfter } from "./leg-draft";
import { IsNumberedContext, LegFields } from "./leg-fields";
import classes from "./posting-fields.module.css";

type Props = {
  legs: readonly DraftLeg[];
  /** Whether a flight may be not booked yet. */
  asksBooked: boolean;
  /** By field path, such as `itinerary.0.from`. */
  errors: Record<string, ReactNode>;
  /** The same function in each render. */
  onChange: (index: number, changed: Partial<DraftLeg>) => void;
  onAdd: (leg: DraftLeg) => void;
  onRemove: (index: number) => void;
};

/** The fields of one to six legs. Legs are added and removed at the end. */
export function LegList({ legs, asksBooked, errors, onChange, onAdd, onRemove }: Props) {
  const list = useRef<HTMLDivElement>(null);

  /** Moves the focus to the last leg: after a removal, the button that had the focus may no longer exist. */
  function changeCount(change: () => void) {
    flushSync(change);
    list.current?.querySelector<HTMLElement>(":scope > :last-child")?.focus();
  }

  return (
    <>
      <div ref={list} className={classes.legs}>
        <IsNumberedContext value={legs.length > 1}>
          {legs.map((leg, index) => (
            <ListedLeg
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a leg.
              key={index}
              index={index}
              leg={leg}
              asksBooked={asksBooked}
              errors={errorsOf(index, errors)}
              onChange={onChange}
            />
          ))}
        </IsNumberedContext>
      </div>
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

function errorsOf(index: number, errors: Props["errors"]): Props["errors"] {
  const ofLeg = Object.entries(errors).filter(([path]) => path.startsWith(`itinerary.${index}.`));
  return Object.fromEntries(ofLeg);
}

type LegProps = Pick<Props, "asksBooked" | "errors" | "onChange"> & {
  index: number;
  leg: DraftLeg;
};

/** Memoized by value, because the form copies every leg on each change. */
const ListedLeg = memo(function ListedLeg({ index, asksBooked, onChange, ...props }: LegProps) {
  const { leg, errors } = props;
  const change = (changed: Partial<DraftLeg>) => onChange(index, changed);
  return (
    <LegFields
      {...props}
      index={index}
      onChange={change}
      window={asksBooked ? windowOf(leg, errors[`itinerary.${index}.until`], change) : undefined}
    >
      {asksBooked && (
        <Checkbox
          className={classes.unbooked}
          label={i18n.t("Not booked yet")}
          description={i18n.t("Give up to {count} days on which you could fly.", {
            count: maxWindowDays,
          })}
          color="var(--fa-ink)"
          iconColor="var(--fa-surface)"
          size="md"
          checked={leg.booked === false}
          onChange={(event) =>
            change({
              booked: !event.currentTarget.checked,
              until: leg.until ?? leg.travelDate,
            })
          }
        />
      )}
    </LegFields>
  );
}, isEqual);

/** The fields of a flight that is not booked. */
function windowOf(
  { booked, travelDate, until }: DraftLeg,
  error: ReactNode,
  onChange: (changed: Partial<DraftLeg>) => void,
) {
  if (booked !== false) return undefined;
  return {
    label: i18n.t("First possible day"),
    lastDay: (
      <TextInput
        label={i18n.t("Last possible day")}
        name="until"
        type="date"
        size="md"
        {...(travelDate && { min: travelDate, max: addDays(travelDate, maxWindowDays - 1) })}
        value={until ?? ""}
        error={error}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
    ),
  };
}
