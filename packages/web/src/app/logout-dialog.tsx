import { useMutation } from "@tanstack/react-query";
import { Question } from "../components/question";
import { i18n } from "../lib/i18n";
import { useWaiting } from "../lib/waiting";

type Props = { onLogout: () => Promise<unknown>; onClose: () => void };

/** Asks for confirmation before a logout deletes queued actions. */
export default function LogoutDialog({ onLogout, onClose }: Props) {
  const leaving = useMutation({ mutationFn: onLogout });
  const count = useWaiting().length;
  return (
    <Question
      title={i18n.t("Log out before everything is sent?")}
      keep={i18n.t("Stay signed in")}
      confirm={i18n.t("Log out")}
      action={leaving}
      problem={i18n.t("That isn’t finished.")}
      onClose={onClose}
    >
      <p>
        {i18n.t(
          "{count, plural, one {# message or answer is} other {# messages and answers are}} waiting to be sent. Logging out deletes what is waiting.",
          { count },
        )}
      </p>
    </Question>
  );
}
