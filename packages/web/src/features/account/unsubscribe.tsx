import { unsubscribe } from "@flightaides/core/communication/contract";
import type { MailTopic } from "@flightaides/core/user/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Problem } from "../../components/problem";
import { ApiError, call } from "../../lib/api";
import { useUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import classes from "./form.module.css";

const topics: Record<MailTopic, { before: string; after: string; again: string }> = {
  matches: {
    before:
      "We’ll stop writing to you when somebody flies the way you do. Mail about connections you have made still comes.",
    after: "We don’t write to you about matches any more.",
    again: "Tick “Tell me about matches” on your",
  },
  requests: {
    before:
      "We’ll stop writing to you when somebody asks for your company or offers theirs. You still find them under your connections.",
    after: "We don’t write to you about requests any more.",
    again: "Choose what we write to you about on your",
  },
};

/** Needs a click, because mail scanners open every link. */
export function UnsubscribeForm({ token, topic }: { token: string; topic: MailTopic }) {
  const { before, after, again } = topics[topic];
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
          <strong>You’re unsubscribed.</strong> {after}
        </p>
        <p>
          Your itineraries stay where they are, and others can still find them. Changed your mind?
          {again} <AccountLink />.
        </p>
      </div>
    );
  if (error instanceof ApiError && invalidLinkCodes.has(error.code)) return <InvalidLink />;
  return (
    <div className={classes.form}>
      <p>{before}</p>
      <Problem
        title="You’re not unsubscribed yet."
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
          Unsubscribe
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
        <strong>This link doesn’t work.</strong> A part of it may have been lost on the way, or it
        belongs to an account that is gone.
      </p>
      <p>
        Open it from the mail once more, or choose on your <AccountLink /> what we write to you
        about.
      </p>
    </div>
  );
}

/** Visitors reach the account page through the login. */
function AccountLink() {
  const user = useUser();
  return user ? (
    <Link to={paths.account}>account page</Link>
  ) : (
    <Link to={paths.login} onClick={() => writeSession("navigate", paths.account)}>
      account page
    </Link>
  );
}
