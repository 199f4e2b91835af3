import { remove } from "@flightaides/core/account/contract.ts";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import type { User } from "../../lib/identity";
import { loadAuth } from "../../lib/load-auth";
import { logoutDeleted } from "../../lib/logout";
import { setNotice } from "../../lib/notice";
import { paths, withSection } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { IdentityError } from "./fields";
import classes from "./form.module.css";
import { canChangeSignIn } from "./queries";
import { SignInAgain } from "./sign-in-again";

const confirmationWord = i18n.t("DELETE");
/** The English word counts too: not every keyboard has the letters of the page's language. */
const confirmationWords = [confirmationWord, "DELETE"];

/** Asks for a word, and for the password again. A session of Google has no password: it has to be a recent one. */
export default function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const { data: hasPassword } = useQuery(canChangeSignIn(user.uid));
  const confirmed = confirmationWords.includes(typed.trim().toUpperCase());
  const deletion = useMutation({
    mutationFn: () => call(remove, {}),
    // The route's guard then redirects to the login.
    onSuccess: () => {
      setNotice(i18n.t("Your account is deleted."));
      logoutDeleted();
    },
  });
  const isTooLongAgo =
    deletion.error instanceof ApiError && deletion.error.code === "sign-in-again";

  function check(): boolean {
    setRefused(!confirmed);
    return confirmed;
  }

  const word = (
    <>
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
    </>
  );
  const problem = (
    <Problem
      title={i18n.t("Your account isn’t deleted.")}
      error={deletion.error}
      retrying={deletion.isPending}
      onRetry={() => deletion.mutate()}
    />
  );
  const answers = {
    submit: i18n.t("Delete for good"),
    keep: i18n.t("Keep it"),
  };

  return (
    <Dialog title={i18n.t("Delete your account?")} side="center" onClose={onClose}>
      {hasPassword ? (
        <SignInAgain
          {...answers}
          email={user.email}
          isDangerous
          isBusy={deletion.isPending}
          check={check}
          problem={problem}
          onSignedIn={() => deletion.mutate()}
          onClose={onClose}
        >
          {word}
        </SignInAgain>
      ) : (
        <form
          noValidate
          className={dialog.question}
          onSubmit={(event) => {
            event.preventDefault();
            if (check() && !deletion.isPending) deletion.mutate();
          }}
        >
          {word}
          {isTooLongAgo ? <LogInAgain /> : problem}
          <div className={dialog.answers}>
            <Button variant="default" size="md" onClick={onClose}>
              {answers.keep}
            </Button>
            <Button type="submit" size="md" className={dialog.danger} loading={deletion.isPending}>
              {answers.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** For a session of Google: the user goes there again, and comes back to this section. */
function LogInAgain() {
  const leave = useMutation({
    mutationFn: async () => {
      writeSession("navigate", withSection(paths.account, "delete"));
      await (await loadAuth()).signOut();
    },
  });
  return (
    <div role="alert" className={classes.notice}>
      <p>
        {i18n.t(
          "You logged in more than five minutes ago. Log in with Google once more, so that nobody else deletes your account. You come back here.",
        )}
      </p>
      <Button variant="default" size="md" loading={leave.isPending} onClick={() => leave.mutate()}>
        {i18n.t("Log in again")}
      </Button>
      <IdentityError error={leave.error} />
    </div>
  );
}
