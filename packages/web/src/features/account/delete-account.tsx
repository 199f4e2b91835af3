import { i18n } from "../../lib/i18n";
import "../../components/form-styles";
import { remove } from "@flightaides/core/account/contract.ts";
import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { logoutDeleted } from "../../lib/logout";
import { setNotice } from "../../lib/notice";
import classes from "./form.module.css";

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.form}>
      <p>
        {i18n.t(
          "Your itineraries, your profile and your sign-in are deleted at once and can’t be brought back. Your connections end, and the others are told. What a family paid for your company on a trip that is still to come goes back to them. What you paid yourself is treated as if you cancelled.",
        )}
      </p>
      <div>
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          className={classes.dangerous}
          onClick={() => setOpen(true)}
        >
          {i18n.t("Delete my account")}
        </Button>
      </div>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

const confirmationWord = i18n.t("DELETE");
/** The English word counts too: not every keyboard has the letters of the page's language. */
const confirmationWords = [confirmationWord, "DELETE"];

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const confirmed = confirmationWords.includes(typed.trim().toUpperCase());
  const deletion = useMutation({
    mutationFn: () => call(remove, {}),
    // The route's guard then redirects to the login.
    onSuccess: () => {
      setNotice(i18n.t("Your account is deleted."));
      logoutDeleted();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(!confirmed);
    if (confirmed && !deletion.isPending) deletion.mutate();
  }

  return (
    <Dialog title={i18n.t("Delete your account?")} side="center" onClose={onClose}>
      <form onSubmit={submit} noValidate className={dialog.question}>
        <p>{i18n.t("This can’t be undone. Download your data first if you want to keep it.")}</p>
        <TextInput
          label={i18n.t("Type {word} to confirm", { word: confirmationWord })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size="md"
          value={typed}
          error={
            refused && !confirmed
              ? i18n.t("Type {word}, or keep your account.", { word: confirmationWord })
              : undefined
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Problem
          title={i18n.t("Your account isn’t deleted.")}
          error={deletion.error}
          retrying={deletion.isPending}
          onRetry={() => deletion.mutate()}
        />
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            {i18n.t("Keep it")}
          </Button>
          <Button type="submit" size="md" className={dialog.danger} loading={deletion.isPending}>
            {i18n.t("Delete for good")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
