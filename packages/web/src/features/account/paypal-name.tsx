import * as contract from "@flightaides/core/confirmed-name/contract.ts";
import type { Profile } from "@flightaides/core/user/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { messageOf } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { formatMonth } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { paths, withSection } from "../../lib/paths";
import classes from "./form.module.css";
import { profile } from "./queries";

/** The `state` of the return that was handled last: StrictMode runs effects twice, and a return counts once. */
let handledState: string | null = null;

/** Whether PayPal knows the user by the name of the profile. PayPal returns to this section. */
export function PayPalName({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const saved = (updated: Profile) => {
    queryClient.setQueryData(profile(uid).queryKey, updated);
    // Trips and connections show it.
    void queryClient.invalidateQueries({ queryKey: ["mine", uid] });
    void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
  };
  const begin = useMutation({
    mutationFn: () => call(contract.begin, {}),
    onSuccess: ({ url }) => location.assign(url),
  });
  const finish = useMutation({
    mutationFn: (returned: { code: string; state: string }) => call(contract.finish, returned),
    onSuccess: saved,
  });
  const remove = useMutation({
    mutationFn: () => call(contract.remove, {}),
    onSuccess: saved,
  });
  useReturn((returned) => (returned ? finish.mutate(returned) : setRefused(true)));

  const error = begin.error ?? finish.error ?? remove.error;
  return (
    <QueryBoundary
      query={useQuery(profile(uid))}
      problem={i18n.t("We couldn’t load your details.")}
    >
      {({ payPalNameSince }) => (
        <div className={classes.form}>
          <Outcome isAsking={finish.isPending} isNew={finish.isSuccess} since={payPalNameSince} />
          {isRefused && !begin.isPending && (
            <p role="alert" className={classes.notice}>
              {i18n.t("You have cancelled at PayPal. Nothing has changed here.")}
            </p>
          )}
          {error && (
            <p role="alert" className={classes.problem}>
              <strong>
                {remove.error ? i18n.t("It isn’t removed.") : i18n.t("Your name isn’t confirmed.")}
              </strong>{" "}
              {messageOf(error)}
            </p>
          )}
          <div className={classes.row}>
            {payPalNameSince ? (
              <Button
                variant="default"
                size="md"
                loading={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {i18n.t("Remove")}
              </Button>
            ) : (
              <Button
                variant="default"
                size="md"
                // Not `isSuccess`: after Back the browser may show this page as it was left.
                loading={begin.isPending || finish.isPending}
                onClick={() => {
                  finish.reset();
                  remove.reset();
                  setRefused(false);
                  begin.mutate();
                }}
              >
                {i18n.t("Confirm your name with PayPal")}
              </Button>
            )}
            <p role="status">{remove.isSuccess && i18n.t("Removed.")}</p>
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}

type OutcomeProps = { isAsking: boolean; isNew: boolean; since: string | undefined };

function Outcome({ isAsking, isNew, since }: OutcomeProps) {
  if (isAsking) return <p role="status">{i18n.t("We are asking PayPal…")}</p>;
  if (since)
    return (
      <>
        <p role={isNew ? "status" : undefined}>
          <strong>
            {i18n.t("PayPal knows you by this name. We asked in {month}.", {
              month: formatMonth(since),
            })}
          </strong>{" "}
          {i18n.t("Others see this beside your trips. It disappears if you change your name.")}
        </p>
        <p>
          {i18n.t(
            "We keep the month and that the names are the same. We keep nothing else from PayPal.",
          )}
        </p>
      </>
    );
  return (
    <>
      <p>
        {i18n.t(
          "If PayPal has checked your account and knows you by the name that you have here, others see this beside your trips. It helps families and Flightaides to trust each other. It costs you nothing.",
        )}
      </p>
      <p>
        {i18n.t(
          "You log in at PayPal, and PayPal tells us your name. We compare it with your name here. We keep the month and whether they are the same, and nothing else.",
        )}
      </p>
    </>
  );
}

/**
 * Handles a return from PayPal once, and removes it from the address.
 * @param onReturn gets undefined when the user has cancelled at PayPal
 */
function useReturn(onReturn: (returned: { code: string; state: string } | undefined) => void) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => {
    const [state, code] = [query.get("state"), query.get("code")];
    if (!state || !(code || query.has("error")) || handledState === state) return;
    handledState = state;
    void navigate(withSection(paths.account, "paypal-name"), { replace: true });
    onReturn(code ? { code, state } : undefined);
  });
}
