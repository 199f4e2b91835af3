import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import dialog from "../../components/dialog.module.css";
import { Loading } from "../../components/loading";
import { i18n } from "../../lib/i18n";
import { loadAuth } from "../../lib/load-auth";
import { IdentityError, PasswordField } from "./fields";

const CodeStep = lazy(() => import("./code-step"));

type Props = {
  email: string;
  /** The button that signs in again and begins what follows. */
  submit: string;
  isDangerous?: boolean;
  /** What follows is under way. */
  isBusy?: boolean;
  /** The button that changes nothing. */
  keep: string;
  /** Shows the errors of the fields in `children`. @returns whether they can be sent */
  check?: () => boolean;
  /** Above the password. */
  children?: ReactNode;
  /** Below it: why what follows has failed. */
  problem?: ReactNode;
  onSignedIn: () => void;
  onClose: () => void;
};

/** Asks for the password again, and for the code of a second factor if there is one: the content of a dialog. */
export function SignInAgain(props: Props) {
  const { email, submit, isDangerous, isBusy = false, keep, check, children, problem } = props;
  const { onSignedIn, onClose } = props;
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const again = useMutation({
    mutationFn: async () => (await loadAuth()).signInAgain(email, password),
    onSuccess: (step) => (step === "code" ? setNeedsCode(true) : onSignedIn()),
    onError: () => field.current?.focus(),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const isComplete = check?.() ?? true;
    setFault(password ? undefined : i18n.t("Enter your password."));
    if (!isComplete) return;
    if (!password) field.current?.focus();
    else if (!again.isPending && !isBusy) again.mutate();
  }

  if (needsCode)
    return (
      <div className={dialog.question}>
        <Suspense fallback={<Loading />}>
          <CodeStep
            verify={async (code) => {
              await (await loadAuth()).confirmSignInAgain(code);
              setNeedsCode(false);
              onSignedIn();
            }}
            onBack={() => setNeedsCode(false)}
          />
        </Suspense>
      </div>
    );
  return (
    <form onSubmit={send} noValidate className={dialog.question}>
      {children}
      {/* Password managers need to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        autoComplete="current-password"
        value={password}
        error={fault}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <IdentityError error={again.error} about="change" />
      {problem}
      <div className={dialog.answers}>
        <Button variant="default" size="md" onClick={onClose}>
          {keep}
        </Button>
        <Button
          type="submit"
          size="md"
          loading={again.isPending || isBusy}
          {...(isDangerous && { className: dialog.danger })}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
