import { i18n } from "../../lib/i18n";
import "../../components/form-styles";
import { type Profile, update as updateProfile } from "@flightaides/core/user/contract.ts";
import { Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import classes from "./form.module.css";
import { profile } from "./queries";

type Choices = Pick<Profile, "notifyMatches" | "notifyRequests" | "notifyNearby" | "marketing">;

const choices: { key: keyof Choices; label: string; description: string }[] = [
  {
    key: "notifyMatches",
    label: i18n.t("Tell me about matches"),
    description: i18n.t(
      "A mail as soon as somebody is on the same flight, or flies the same route the same day.",
    ),
  },
  {
    key: "notifyRequests",
    label: i18n.t("Requests and offers"),
    description: i18n.t("A mail when somebody asks for your company or offers theirs."),
  },
  {
    key: "notifyNearby",
    label: i18n.t("Close matches too"),
    description: i18n.t(
      "Also for the same route up to 3 days apart, and for airports up to 100 km away. Counts for the itineraries you register from now on.",
    ),
  },
  {
    key: "marketing",
    label: i18n.t("News and offers"),
    description: i18n.t("Now and then. Nothing else."),
  },
];

/** Each checkbox is saved when it changes. */
export function Preferences({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(profile(uid))}
      problem={i18n.t("We couldn’t load your preferences.")}
    >
      {(saved) => <Checkboxes uid={uid} saved={saved} />}
    </QueryBoundary>
  );
}

function Checkboxes({ uid, saved }: { uid: string; saved: Profile }) {
  const queryClient = useQueryClient();
  const [clicked, setClicked] = useState<Partial<Choices>>({});
  const update = useMutation({
    mutationFn: (changed: Partial<Choices>) => call(updateProfile, changed),
    onSuccess: (updated) => queryClient.setQueryData(profile(uid).queryKey, updated),
    // Back to the saved values.
    onError: () => setClicked({}),
    // Sequential, so that the last click is the last one to be saved.
    scope: { id: "preferences" },
  });
  const shown = { ...saved, ...clicked };
  const save = (changed: Partial<Choices>) => {
    setClicked((now) => ({ ...now, ...changed }));
    update.mutate(changed);
  };
  return (
    <div className={classes.form}>
      {choices.map(({ key, label, description }) => (
        <Checkbox
          key={key}
          label={label}
          description={description}
          color="var(--fa-ink)"
          iconColor="var(--fa-surface)"
          size="md"
          className={classes.box}
          checked={shown[key]}
          onChange={(event) => save({ [key]: event.currentTarget.checked })}
        />
      ))}
      {update.isError && (
        <Problem
          title={i18n.t("That isn’t saved.")}
          error={update.error}
          onRetry={() => save(update.variables)}
        />
      )}
      <p role="status" className={update.isSuccess ? undefined : "fa-hidden"}>
        {update.isSuccess && i18n.t("Saved.")}
      </p>
    </div>
  );
}
