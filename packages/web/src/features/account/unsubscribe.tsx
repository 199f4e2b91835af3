import { unsubscribe } from "@flightaides/core/communication/contract.ts";
import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as z from "zod/mini";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import classes from "./form.module.css";

/** Which mails a link turns off. */
export const Topic = z.enum(["matches", "requests"]);
type Topic = z.output<typeof Topic>;

const texts: Record<Topic, { before: string; after: string; preference: string }> = {
  matches: {
    before: i18n.t("We’ll stop writing to you about people on your route."),
    after: i18n.t("We don’t write to you about matches any more."),
    preference: i18n.t("Tell me about matches"),
  },
  requests: {
    before: i18n.t(
      "We’ll stop writing to you when somebody asks for your company or offers theirs. You find requests on your connections page only, and those without an answer expire.",
    ),
    after: i18n.t("We don’t write to you about requests and offers any more."),
    preference: i18n.t("Requests and offers"),
  },
};

/** Needs a click, because mail scanners open every link. */
export function UnsubscribeForm({ token, topic }: { token: string; topic: Topic }) {
  const { before, after, preference } = texts[topic];
  const queryClient = useQueryClient();
  const unsubscription = useMutation({
    mutationFn: () => call(unsubscribe, { token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["mine"] }),
  });
  const { error } = unsubscription;

  if (unsubscription.isSuccess)
    return (
      <div className={classes.form}>
        <p role="status" className={classes.notice}>
          <strong>{i18n.t("You’re unsubscribed.")}</strong> {after}
        </p>
        <p>
          <Trans
            id="Your itineraries stay where they are, and others can still find them. Changed your mind? Tick “{preference}” on your <account>account page</account>."
            values={{ preference }}
            components={{ account: <AccountLink /> }}
          />
        </p>
      </div>
    );
  if (error instanceof ApiError && invalidLinkCodes.has(error.code)) return <InvalidLink />;
  return (
    <div className={classes.form}>
      <p>
        {before} {i18n.t("Mail about connections you have made still comes.")}
      </p>
      <Problem
        title={i18n.t("You’re not unsubscribed yet.")}
        error={error}
        retrying={unsubscription.isPending}
        onRetry={() => unsubscription.mutate()}
      />
      <div>
        <Button
          size="lg"
          loading={unsubscription.isPending}
          onClick={() => unsubscription.mutate()}
        >
          {i18n.t("Unsubscribe")}
        </Button>
      </div>
    </div>
  );
}

const invalidLinkCodes = new Set(["invalid-input", "bad-signature", "not-found"]);

export function InvalidLink() {
  return (
    <div className={classes.form}>
      <p role="alert" className={classes.problem}>
        <Trans
          id="<strong>This link doesn’t work.</strong> A part of it may have been lost on the way, or it belongs to an account that is gone."
          components={{ strong: <strong /> }}
        />
      </p>
      <p>
        <Trans
          id="Open it from the mail once more, or choose on your <account>account page</account> what we write to you about."
          components={{ account: <AccountLink /> }}
        />
      </p>
    </div>
  );
}

/** Visitors reach the account page through the login. */
function AccountLink({ children }: { children?: ReactNode }) {
  const user = useUser();
  return user ? (
    <Link to={paths.account}>{children}</Link>
  ) : (
    <Link to={paths.login} onClick={() => writeSession("navigate", paths.account)}>
      {children}
    </Link>
  );
}
