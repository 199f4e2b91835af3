import "../../components/form-styles";
import { remove } from "@flightaides/core/account/contract";
import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { leave } from "../../lib/logout";
import { setNotice } from "../../lib/notice";
import classes from "./form.module.css";

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <div className={classes.form}>
      <p>
        Your itineraries, your profile and your sign-in are deleted at once and can’t be brought
        back.
      </p>
      <div>
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          className={classes.dangerous}
          onClick={() => setAsking(true)}
        >
          Delete my account
        </Button>
      </div>
      {asking && <Question onClose={() => setAsking(false)} />}
    </div>
  );
}

const word = "DELETE";

function Question({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const sure = typed.trim().toUpperCase() === word;
  const deleting = useMutation({
    mutationFn: () => call(remove, {}),
    // The page's guard leads on to the login page.
    onSuccess: () => {
      setNotice("Your account is deleted.");
      leave();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(!sure);
    if (sure && !deleting.isPending) deleting.mutate();
  }

  return (
    <Dialog title="Delete your account?" side="center" onClose={onClose}>
      <form onSubmit={submit} noValidate className={dialog.question}>
        <p>There is no way back. Download your data first if you want to keep it.</p>
        <TextInput
          label={`Type ${word} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size="md"
          value={typed}
          error={refused && !sure ? `Type ${word}, or keep your account.` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {deleting.error && (
          <Problem
            what="Your account isn’t deleted."
            error={deleting.error}
            retrying={deleting.isPending}
            onRetry={() => deleting.mutate()}
          />
        )}
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" size="md" className={dialog.danger} loading={deleting.isPending}>
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
