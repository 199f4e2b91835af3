import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { supportOf } from "../../lib/push-support";
import classes from "./push.module.css";
import { pushState } from "./queries";
import { usePush } from "./use-push";

/** Notifications on this device: whether they are on, or why they cannot be. */
export function Notifications({ uid }: { uid: string }) {
  switch (supportOf()) {
    case "ready":
      return <Switch uid={uid} />;
    case "blocked":
      return <Blocked />;
    case "to-install":
      return (
        <p>
          {i18n.t(
            "On an iPhone or iPad, notifications need the installed app and iOS 16.4 or newer. In Safari, press Share, then “Add to Home Screen”. Open FlightAides from there, and turn them on here.",
          )}
        </p>
      );
    case "unknown":
      return (
        <p>{i18n.t("This browser doesn’t support notifications. Everything comes by email.")}</p>
      );
  }
}

function Blocked() {
  return (
    <p>
      {i18n.t(
        "Notifications from FlightAides are blocked in this browser. Allow them in its settings for this site: press the sign beside the address. Then load this page again.",
      )}
    </p>
  );
}

function Switch({ uid }: { uid: string }) {
  const { on, off, isBlocked } = usePush(uid);
  const query = useQuery(pushState(uid));
  if (isBlocked && Notification.permission === "denied") return <Blocked />;
  return (
    <QueryBoundary
      query={query}
      problem={i18n.t("We couldn’t find out whether notifications are on.")}
    >
      {({ publicKey, here, others }) => (
        <div className={classes.form}>
          <p>
            {i18n.t(
              "At once on this device: messages, requests and their answers, what your match presses on the way, and reminders before the flight. People are named by their initial only. Mails come as before.",
            )}
          </p>
          <div className={classes.row}>
            <Button
              size="md"
              variant="default"
              loading={on.isPending || (off.isPending && off.variables === here)}
              onClick={() => (here ? off.mutate(here) : on.mutate(publicKey))}
            >
              {here ? i18n.t("Turn off") : i18n.t("Turn on notifications")}
            </Button>
            <p role="status">{statusOf({ here, isRefused: isBlocked })}</p>
          </div>
          <Problem
            title={i18n.t("Notifications are not on.")}
            error={on.error}
            retrying={on.isPending}
            onRetry={() => on.mutate(publicKey)}
          />
          <Problem
            title={i18n.t("Notifications are still on.")}
            error={off.error}
            retrying={off.isPending}
            onRetry={() => off.variables && off.mutate(off.variables)}
          />
          {others.length > 0 && (
            <Others>
              {others.map(({ id, since, browser }) => (
                <li key={id}>
                  <p>
                    {i18n.t("{browser}, since {date}", {
                      browser: browser ?? i18n.t("another browser"),
                      date: formatInstant(since),
                    })}
                  </p>
                  <Button
                    size="md"
                    variant="default"
                    aria-label={i18n.t("Turn off on the device with {browser}", {
                      browser: browser ?? i18n.t("another browser"),
                    })}
                    loading={off.isPending && off.variables === id}
                    onClick={() => off.mutate(id)}
                  >
                    {i18n.t("Turn off")}
                  </Button>
                </li>
              ))}
            </Others>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function Others({ children }: { children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.title}>{i18n.t("Your other devices")}</h3>
      <ul className={classes.devices}>{children}</ul>
    </div>
  );
}

function statusOf({ here, isRefused }: { here: string | undefined; isRefused: boolean }): string {
  if (here) return i18n.t("On for this device.");
  return isRefused ? i18n.t("You have not allowed them.") : i18n.t("Off for this device.");
}
