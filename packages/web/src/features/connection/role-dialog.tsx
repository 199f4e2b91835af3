import "../../components/form-styles";
import { opposite, Type } from "@flightaides/core/trip/contract.ts";
import { Button, Radio } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { useErrorSummary } from "../../components/error-summary";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import classes from "./role-dialog.module.css";

/** Asks for the user's own role; `type` is that of the itinerary's owner. */
export function RoleDialog({ type }: { type: Type }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Type>("traveler");
  const [refused, setRefused] = useState(false);
  const { form, summary, showErrors } = useErrorSummary();

  function submit(event: FormEvent) {
    event.preventDefault();
    // A connection needs one user of each type.
    const isRefused = chosen !== opposite(type);
    setRefused(isRefused);
    if (isRefused) showErrors();
    else writeSession("role", chosen);
  }

  return (
    <Dialog
      title={i18n.t("How do you connect?")}
      side="center"
      onClose={() => void navigate(paths.home)}
    >
      <form ref={form} onSubmit={submit} noValidate className={dialog.question}>
        {summary}
        <Radio.Group
          label={i18n.t("Are you looking to")}
          value={chosen}
          onChange={(value) => {
            setChosen(z.safeParse(Type, value).data ?? "traveler");
            setRefused(false);
          }}
          error={refused && (type === "traveler" ? looksForHelp : offersHelp)}
        >
          <div className={classes.choices}>
            <Radio
              value="traveler"
              label={i18n.t("Find FlightAides")}
              data-invalid={refused || undefined}
              {...choice}
            />
            <Radio value="flightaid" label={i18n.t("Offer FlightAides")} {...choice} />
          </div>
        </Radio.Group>
        <div className={dialog.answers}>
          <Button type="submit" size="md">
            {i18n.t("Submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const looksForHelp = i18n.t(
  "This person is looking for a Flightaide too. Choose “Offer FlightAides”.",
);
const offersHelp = i18n.t(
  "This person is also serving as a Flightaide. Choose “Find FlightAides”.",
);

const choice = { color: "var(--fa-ink)", iconColor: "var(--fa-surface)", size: "md" } as const;
