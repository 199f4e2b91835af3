import { agreementVersion } from "@flightaides/core/user/agreement-versions.ts";
import { update } from "@flightaides/core/user/contract.ts";
import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { NewTabLink } from "../../components/new-tab-link";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { profile } from "../account/queries";

type Props = {
  uid: string;
  /** Default: true. */
  isNeeded?: boolean;
  /** The children can be read behind the question. By default they are not shown before the answer. */
  isReadable?: boolean;
  children: ReactNode;
};

/** Asks for the current version of the co-traveler agreement, unless the user has accepted it. Then its children can be used. */
export function AgreementGate({ uid, isNeeded = true, isReadable = false, children }: Props) {
  const query = useQuery({ ...profile(uid), enabled: isNeeded });
  const isAccepted = !isNeeded || query.data?.agreement?.version === agreementVersion;
  if (!isAccepted && !query.data)
    return (
      <QueryBoundary query={query} problem={i18n.t("We couldn’t load your profile.")}>
        {() => null}
      </QueryBoundary>
    );
  return (
    <>
      {/* The children keep their state when the agreement is no longer needed. */}
      {(isAccepted || isReadable) && children}
      {!isAccepted && <AgreementDialog uid={uid} />}
    </>
  );
}

/** Must be answered: No returns home, Yes is saved to the profile. */
function AgreementDialog({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const acceptance = useMutation({
    mutationFn: () => call(update, { agreementVersion }),
    onSuccess: (saved) => queryClient.setQueryData(profile(uid).queryKey, saved),
  });
  return (
    <Dialog title={i18n.t("Before you connect")} side="center">
      <div className={dialog.question}>
        <p>
          <Trans
            id="By clicking on yes, I agree to the provider's <agreement>co-traveler agreement</agreement>"
            components={{ agreement: <NewTabLink to={paths.coTraveler} /> }}
          />
        </p>
        <Problem
          title={i18n.t("Your answer isn’t saved.")}
          error={acceptance.error}
          retrying={acceptance.isPending}
          onRetry={() => acceptance.mutate()}
        />
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={() => void navigate(paths.home)}>
            {i18n.t("No")}
          </Button>
          <Button size="md" loading={acceptance.isPending} onClick={() => acceptance.mutate()}>
            {i18n.t("Yes")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
