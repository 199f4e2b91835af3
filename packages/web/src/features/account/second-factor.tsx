import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Fold } from "../../components/fold";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import type { User } from "../../lib/identity";
import classes from "./form.module.css";
import { secondFactor } from "./queries";

const LostPhone = lazy(() => import("./lost-phone"));
const SecondFactorDialog = lazy(() => import("./second-factor-dialog"));

/** Whether a sign-in with the password asks for a code too, and turning that on and off. */
export function SecondFactor({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const [wasChanged, setChanged] = useState(false);
  return (
    <QueryBoundary
      query={useQuery(secondFactor(user.uid))}
      problem={i18n.t("We couldn’t load how you sign in.")}
    >
      {(state) =>
        state === "google" ? (
          <p>
            {i18n.t(
              "You signed in with Google, which has a two-step sign-in of its own: turn it on at Google. If you also have a password here, log in with that to protect it with a code.",
            )}
          </p>
        ) : (
          <div className={classes.form}>
            <State isOn={state === "on"} isNew={wasChanged} />
            <div>
              <Button
                variant="default"
                size="md"
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                {state === "on"
                  ? i18n.t("Turn two-step sign-in off")
                  : i18n.t("Turn two-step sign-in on")}
              </Button>
            </div>
            {state === "on" && (
              <Fold title={i18n.t("If you lose your phone")}>
                <Suspense fallback={<Loading />}>
                  <LostPhone />
                </Suspense>
              </Fold>
            )}
            {isAsking && (
              <Suspense fallback={<Loading floating />}>
                <SecondFactorDialog
                  user={user}
                  isOn={state === "on"}
                  onClose={() => setAsking(false)}
                  onChanged={() => setChanged(true)}
                />
              </Suspense>
            )}
          </div>
        )
      }
    </QueryBoundary>
  );
}

function State({ isOn, isNew }: { isOn: boolean; isNew: boolean }) {
  return (
    <>
      <p role={isNew ? "status" : undefined}>
        <strong>
          {isOn ? i18n.t("Two-step sign-in is on.") : i18n.t("Two-step sign-in is off.")}
        </strong>{" "}
        {isOn &&
          i18n.t("After your password we ask for the code that your authenticator app shows.")}
      </p>
      {isOn ? (
        <p>{i18n.t("A new phone? Turn it off here, and on again with the new one.")}</p>
      ) : (
        <p>
          {i18n.t(
            "With it, your password alone opens nothing: we also ask for six digits that an authenticator app on your phone shows, such as Google Authenticator, Microsoft Authenticator or 2FAS. It costs nothing and works without a connection.",
          )}
        </p>
      )}
    </>
  );
}
