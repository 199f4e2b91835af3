import { block } from "@flightaides/core/safety/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./safety.module.css";
import type { Subject } from "./subject";

type Props = {
  subject: Subject;
  name: string;
  onBlocked: (() => Promise<void>) | undefined;
  onClose: () => void;
};

export default function BlockDialog({ subject, name, onBlocked, onClose }: Props) {
  const queryClient = useQueryClient();
  const blocking = useMutation({
    mutationFn: async () => {
      // Idempotent, so that a retry may begin again.
      await call(block, subject);
      await onBlocked?.();
    },
    onSuccess: () => {
      onClose();
      setNotice(`${name} is blocked. You can undo that on your account page.`);
      const reloaded = Promise.all(
        [["mine"], ["itinerary"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      // The card with the focused link may be gone: move the focus to the heading.
      void reloaded.then(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>("main h1")?.focus();
      });
    },
  });
  return (
    <Dialog title={`Block ${name}?`} side="center" onClose={onClose}>
      <div className={dialog.question}>
        <ul className={classes.what}>
          <li>The two of you no longer meet: in lists, searches, matches, mails or connections.</li>
          <li>They are not told.</li>
          <li>
            If the two of you are connected now, that ends. What was paid goes back when the
            Flightaide blocks, and when the traveler does before the Flightaide has confirmed being
            in touch.
          </li>
        </ul>
        <Problem
          title="That isn’t finished."
          error={blocking.error}
          retrying={blocking.isPending}
          onRetry={() => blocking.mutate()}
        />
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="md"
            className={dialog.danger}
            loading={blocking.isPending}
            onClick={() => blocking.mutate()}
          >
            Block
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
