/** Sends queued actions as soon as there is a connection. */
import type { QueryClient } from "@tanstack/react-query";
import { i18n } from "../../lib/i18n";
import { setNotice } from "../../lib/notice";
import { isWaiting, sendWaiting, subscribeToWaiting } from "../../lib/waiting";
import { showJourney } from "../connection/show-journey";

/**
 * Milliseconds between two attempts. A browser may report a connection without internet access, and
 * there is no event when it gets access.
 */
const interval = 15_000;

/** Returns the function that stops it. */
export function keepSending(queryClient: QueryClient, uid: string): () => void {
  let isBusy = false;

  async function attempt() {
    if (isBusy || !navigator.onLine || !isWaiting()) return;
    isBusy = true;
    try {
      const { sent, refused, fresh } = await sendWaiting(showJourney(queryClient, uid));
      if (sent + refused + fresh === 0) return;
      if (sent + refused > 0)
        setNotice(
          refused > 0
            ? i18n.t("Something could not be sent. The page of its connection says why.")
            : i18n.t("What was waiting has been sent."),
        );
      await queryClient.invalidateQueries({ queryKey: ["mine", uid] });
    } finally {
      isBusy = false;
    }
  }

  const start = () => void attempt();
  const timer = setInterval(start, interval);
  const unsubscribe = subscribeToWaiting(start);
  addEventListener("online", start);
  start();
  return () => {
    clearInterval(timer);
    unsubscribe();
    removeEventListener("online", start);
  };
}
