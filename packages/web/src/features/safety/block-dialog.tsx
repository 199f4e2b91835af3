import { block } from "@flightaides/core/safety/contract.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Question } from "../../components/question";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { keepFocus } from "../../lib/lost-focus";
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
      keepFocus();
      onClose();
      setNotice(i18n.t("{name} is blocked. You can undo that on your account page.", { name }));
      void queryClient.invalidateQueries({ queryKey: ["mine"] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
  });
  return (
    <Question
      title={i18n.t("Block {name}?", { name })}
      keep={i18n.t("Cancel")}
      confirm={i18n.t("Block")}
      action={blocking}
      problem={i18n.t("That isn’t finished.")}
      onClose={onClose}
    >
      <ul className={classes.what}>
        <li>
          {i18n.t(
            "You no longer see each other in lists, searches, matches, mails or connections.",
          )}
        </li>
        <li>{i18n.t("We don’t tell them.")}</li>
        <li>
          {i18n.t(
            "If the two of you are connected now, your connection ends, as if you had cancelled it. If the Flightaide blocks before the travel date begins, what was paid goes back.",
          )}
        </li>
      </ul>
    </Question>
  );
}
