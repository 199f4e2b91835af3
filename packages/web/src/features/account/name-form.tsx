import { i18n } from "../../lib/i18n";
import "../../components/form-styles";
import { update as updateProfile } from "@flightaides/core/user/contract.ts";
import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../../components/problem";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import type { User } from "../../lib/identity";
import { loadAuth } from "../../lib/load-auth";
import classes from "./form.module.css";
import { describeIdentityError } from "./identity-error";
import { maxNameLength, nameError } from "./name";
import { profile } from "./queries";

type Props = {
  user: User;
  /** The name that trips and mails show. It differs from the user's name if a change was not completed. */
  shown: string;
  /** Disabled for a session of Google, which provides the name. */
  canChange: boolean;
};

/** The name: first in the user pool, then in the profile and on the trips. */
export function NameForm({ user, shown, canChange }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { name: user.displayName },
    validate: { name: nameError },
  });
  const change = useMutation({
    mutationFn: async (name: string) => {
      if (name !== user.displayName) await (await loadAuth()).changeName(name);
      return call(updateProfile, { takeName: true });
    },
    onSuccess: (updated) => {
      queryClient.setQueryData(profile(user.uid).queryKey, updated);
      form.setFieldValue("name", updated.displayName);
      // Trips and connections contain the name.
      void queryClient.invalidateQueries({ queryKey: ["mine", user.uid] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
  });
  const submit = form.onSubmit(
    ({ name }) => {
      if (!change.isPending) change.mutate(name.trim());
    },
    () => form.getInputNode("name")?.focus(),
  );
  const isHalfway = shown !== user.displayName && !change.isPending;

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label={i18n.t("Full Name")}
        autoComplete="name"
        maxLength={maxNameLength}
        size="md"
        readOnly={!canChange}
        description={
          canChange
            ? i18n.t("Others see its first letter until you are connected.")
            : i18n.t("It comes from Google. Change it there, then log out and in again.")
        }
        {...form.getInputProps("name")}
      />
      {isHalfway && (
        <p>
          {i18n.t("Your trips and mails still show “{shown}”. Save the name to change it.", {
            shown,
          })}
        </p>
      )}
      {change.error && (
        <p role="alert" className={classes.problem}>
          {i18n.t("Your name isn’t saved.")}{" "}
          {change.error instanceof ApiError
            ? messageOf(change.error)
            : describeIdentityError(change.error, "change")}
        </p>
      )}
      {(canChange || isHalfway) && (
        <div className={classes.row}>
          <Button type="submit" variant="default" size="md" loading={change.isPending}>
            {i18n.t("Save name")}
          </Button>
          <p role="status">{change.isSuccess && i18n.t("Saved.")}</p>
        </div>
      )}
    </form>
  );
}
