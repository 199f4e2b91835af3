import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Dialog } from "../components/dialog";
import dialog from "../components/dialog.module.css";
import { i18n } from "../lib/i18n";
import { useWaiting } from "../lib/waiting";

type Props = { onLogout: () => Promise<unknown>; onClose: () => void };

/** Asks before a logout deletes what waits to be sent. */
export default function LogoutDialog({ onLogout, onClose }: Props) {
  const leaving = useMutation({ mutationFn: onLogout });
  const count = useWaiting().length;
  return (
    <Dialog title={i18n.t("Log out before everything is sent?")} side="center" onClose={onClose}>
      <div className={dialog.question}>
        <p>
          {i18n.t(
            "{count, plural, one {# message or answer waits} other {# messages and answers wait}} for a connection. Logging out deletes what waits.",
            { count },
          )}
        </p>
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            {i18n.t("Stay signed in")}
          </Button>
          <Button
            size="md"
            color="var(--fa-danger)"
            autoContrast={false}
            className={dialog.danger}
            loading={leaving.isPending}
            onClick={() => leaving.mutate()}
          >
            {i18n.t("Log out")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
