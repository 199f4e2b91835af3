import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { QrCode } from "../../components/qr-code";
import { i18n } from "../../lib/i18n";
import type { User } from "../../lib/identity";
import { loadAuth } from "../../lib/load-auth";
import { AppCodeError } from "./app-code-error";
import { codeError, codeOf } from "./code";
import { endOtherSessions } from "./end-other-sessions";
import { CodeField, IdentityError } from "./fields";
import { secondFactor } from "./queries";
import classes from "./second-factor.module.css";
import { SignInAgain } from "./sign-in-again";

type Props = {
  user: User;
  isOn: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** Turns the second factor on or off, after the password was entered again. */
export default function SecondFactorDialog({ user, isOn, onChanged, onClose }: Props) {
  const queryClient = useQueryClient();
  function done(state: "on" | "off") {
    queryClient.setQueryData(secondFactor(user.uid).queryKey, state);
    onChanged();
    onClose();
  }
  function close() {
    // A lost answer may have changed it.
    void queryClient.invalidateQueries(secondFactor(user.uid));
    onClose();
  }
  return isOn ? (
    <TurnOff email={user.email} onDone={() => done("off")} onClose={close} />
  ) : (
    <TurnOn email={user.email} onDone={() => done("on")} onClose={close} />
  );
}

type StepProps = { email: string; onDone: () => void; onClose: () => void };

function TurnOff({ email, onDone, onClose }: StepProps) {
  const turnOff = useMutation({
    mutationFn: async () => (await loadAuth()).setSecondFactor(false),
    onSuccess: onDone,
  });
  return (
    <Dialog title={i18n.t("Turn two-step sign-in off?")} side="center" onClose={onClose}>
      <SignInAgain
        email={email}
        submit={i18n.t("Turn it off")}
        keep={i18n.t("Keep it on")}
        isDangerous
        isBusy={turnOff.isPending}
        problem={<IdentityError error={turnOff.error} />}
        onSignedIn={() => turnOff.mutate()}
        onClose={onClose}
      >
        <p>
          {i18n.t(
            "Then your password alone opens your account. Enter it, and a last code after it.",
          )}
        </p>
      </SignInAgain>
    </Dialog>
  );
}

function TurnOn({ email, onDone, onClose }: StepProps) {
  const begin = useMutation({
    mutationFn: async () => (await loadAuth()).beginSecondFactor(email),
  });
  return (
    <Dialog title={i18n.t("Turn two-step sign-in on")} side="center" onClose={onClose}>
      {begin.data ? (
        <FirstCode {...begin.data} onDone={onDone} onClose={onClose} />
      ) : (
        <SignInAgain
          email={email}
          submit={i18n.t("Continue")}
          keep={i18n.t("Not now")}
          isBusy={begin.isPending}
          problem={<IdentityError error={begin.error} />}
          onSignedIn={() => begin.mutate()}
          onClose={onClose}
        >
          <p>{i18n.t("First enter your password, so that nobody else does this for you.")}</p>
        </SignInAgain>
      )}
    </Dialog>
  );
}

type FirstCodeProps = {
  /** In base32. */
  secret: string;
  /** The `otpauth:` address with the secret. */
  uri: string;
  onDone: () => void;
  onClose: () => void;
};

function FirstCode({ secret, uri, onDone, onClose }: FirstCodeProps) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  /** A code counts once: when a later call has failed, only the later ones are repeated. */
  const isVerified = useRef(false);
  const steps = useRef<HTMLOListElement>(null);
  // The password form, which had the focus, has been removed.
  useEffect(() => steps.current?.focus(), []);
  const turnOn = useMutation({
    mutationFn: async () => {
      const auth = await loadAuth();
      if (!isVerified.current) await auth.verifySecondFactor(codeOf(typed));
      isVerified.current = true;
      // If this fails, two-step sign-in stays off.
      await endOtherSessions();
      await auth.setSecondFactor(true);
    },
    onSuccess: onDone,
  });
  return (
    <form
      noValidate
      className={dialog.question}
      onSubmit={(event) => {
        event.preventDefault();
        const found = codeError(typed);
        setFault(found);
        if (!found && !turnOn.isPending) turnOn.mutate();
      }}
    >
      <ol ref={steps} tabIndex={-1} className={classes.steps}>
        <li>
          <p>{i18n.t("Scan this with your authenticator app, or type the key into it.")}</p>
          <QrCode text={uri} label={i18n.t("QR code of the key")} />
          <p>
            <a href={uri}>{i18n.t("Open the app on this device")}</a>
          </p>
          <p>
            {i18n.t("Key:")} <code className={classes.key}>{inGroups(secret)}</code>
          </p>
        </li>
        <li>
          <p>
            {i18n.t(
              "Keep the key where nobody finds it, such as your password manager. If you lose the phone, it sets up another one.",
            )}
          </p>
        </li>
        <li>
          <p>{i18n.t("Enter the six digits that the app shows now.")}</p>
          <CodeField
            value={typed}
            error={fault}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </li>
      </ol>
      <AppCodeError error={turnOn.error} />
      <p>{i18n.t("Other browsers that are logged in to your account are logged out.")}</p>
      <div className={dialog.answers}>
        <Button variant="default" size="md" onClick={onClose}>
          {i18n.t("Not now")}
        </Button>
        <Button type="submit" size="md" loading={turnOn.isPending}>
          {i18n.t("Turn it on")}
        </Button>
      </div>
    </form>
  );
}

/** Apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
