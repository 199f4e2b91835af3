import "../../components/form-styles";
import { type Profile, update } from "@flightaides/core/user/contract";
import { Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import classes from "./form.module.css";
import { profile } from "./queries";

type Choices = Pick<Profile, "notifyMatches" | "notifyNearby" | "marketing">;

const choices: { key: keyof Choices; label: string; description: string }[] = [
  {
    key: "notifyMatches",
    label: "Tell me about matches",
    description:
      "A mail as soon as somebody is on the same flight, or flies the same route the same day.",
  },
  {
    key: "notifyNearby",
    label: "Near misses too",
    description:
      "Also for the same route up to 3 days apart, and for airports up to 100 km away. Counts for the itineraries you register from now on.",
  },
  {
    key: "marketing",
    label: "News and offers",
    description: "Now and then. Nothing else.",
  },
];

/** Each box is saved as it is ticked. */
export function Preferences({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  const query = profile(uid);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [clicked, setClicked] = useState<Partial<Choices>>({});
  const saving = useMutation({
    mutationFn: (changed: Partial<Choices>) => call(update, changed),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    // Back to what is saved.
    onError: () => setClicked({}),
    // One after the other, so that the last click is the last to be answered.
    scope: { id: "preferences" },
  });

  if (!data)
    return error ? (
      <Problem
        what="We couldn’t load your preferences."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    );
  const shown = { ...data, ...clicked };
  const save = (changed: Partial<Choices>) => {
    setClicked((now) => ({ ...now, ...changed }));
    saving.mutate(changed);
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
      {saving.error && (
        <Problem
          what="That isn’t saved."
          error={saving.error}
          onRetry={() => save(saving.variables)}
        />
      )}
      <p role="status" className={saving.isSuccess ? undefined : "fa-hidden"}>
        {saving.isSuccess && "Saved."}
      </p>
    </div>
  );
}
