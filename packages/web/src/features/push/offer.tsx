import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { supportOf } from "../../lib/push-support";
import classes from "./push.module.css";

/** Offers notifications to a user whom the browser has not asked yet. A press loads the code that turns them on. */
export function PushOffer({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  // Read once, because the press changes the permission.
  const [isNew] = useState(isNeverAsked);
  const on = useMutation({
    mutationFn: async () => {
      // Before anything else is awaited: Safari shows the question only in response to a press.
      if ((await Notification.requestPermission()) !== "granted") return false;
      const { loadPush, pushState } = await import("./queries");
      const { turnOn } = await loadPush();
      const { queryKey } = pushState(uid);
      const { publicKey } = await queryClient.fetchQuery(pushState(uid));
      await turnOn(uid, publicKey);
      await queryClient.invalidateQueries({ queryKey });
      return true;
    },
  });
  if (!isNew || on.data === false) return null;
  if (on.data)
    return (
      <p className={classes.offer} role="status">
        {i18n.t("Notifications are on. You can turn them off in your account.")}
      </p>
    );
  return (
    <section className={classes.offer} aria-label={i18n.t("Notifications")}>
      <p>{i18n.t("Get a notification on this device as soon as your match writes?")}</p>
      <div className={classes.row}>
        <Button size="md" variant="default" loading={on.isPending} onClick={() => on.mutate()}>
          {i18n.t("Turn on notifications")}
        </Button>
      </div>
      <Problem
        title={i18n.t("Notifications are not on.")}
        error={on.error}
        retrying={on.isPending}
        onRetry={() => on.mutate()}
      />
    </section>
  );
}

function isNeverAsked(): boolean {
  return supportOf() === "ready" && Notification.permission === "default";
}
