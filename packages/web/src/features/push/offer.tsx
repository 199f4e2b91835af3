import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { supportOf } from "../../lib/push";
import classes from "./push.module.css";
import { pushState } from "./queries";
import { usePush } from "./use-push";

/** Offers notifications to somebody whom the browser has never asked. Shows nothing to others, and nothing until that is known. */
export default function PushOffer({ uid }: { uid: string }) {
  const [isNew] = useState(() => supportOf() === "ready" && Notification.permission === "default");
  const { data } = useQuery({ ...pushState(uid), enabled: isNew });
  const { on, isBlocked } = usePush(uid);
  if (!isNew || !data || isBlocked || (data.here && !on.isSuccess)) return null;
  if (data.here)
    return (
      <p className={classes.offer} role="status">
        {i18n.t("Notifications are on. You can turn them off in your account.")}
      </p>
    );
  return (
    <section className={classes.offer} aria-label={i18n.t("Notifications")}>
      <p>{i18n.t("Get a notification on this device as soon as your match writes?")}</p>
      <div className={classes.row}>
        <Button
          size="md"
          variant="default"
          loading={on.isPending}
          onClick={() => on.mutate(data.publicKey)}
        >
          {i18n.t("Turn on notifications")}
        </Button>
      </div>
      <Problem
        title={i18n.t("Notifications are not on.")}
        error={on.error}
        retrying={on.isPending}
        onRetry={() => on.mutate(data.publicKey)}
      />
    </section>
  );
}
