import { agreementVersion, update } from "@flightaides/core/user/contract";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { profile } from "../account/queries";

/** What nobody does without having agreed to the terms between two people who fly together, in the version of now. */
export function Agreed({ uid, children }: { uid: string; children: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(profile(uid));
  if (!data)
    return error ? (
      <Problem
        what="We couldn’t load your profile."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    );
  if (data.agreement?.version !== agreementVersion) return <Agreement uid={uid} />;
  return children;
}

/** Has to be answered: No leads home, Yes is stored. */
function Agreement({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const agreeing = useMutation({
    mutationFn: () => call(update, { agreementVersion }),
    onSuccess: (saved) => queryClient.setQueryData(profile(uid).queryKey, saved),
  });
  return (
    <Dialog title="Before you connect" side="center">
      <div className={dialog.question}>
        <p>
          By clicking on yes, I agree to the provider's{" "}
          {/* In a tab of its own: nothing here is lost by reading it. */}
          <a href="/co-traveler" target="_blank" rel="noopener">
            co-traveler agreement<span className="fa-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        {agreeing.error && (
          <Problem
            what="Your answer isn’t saved."
            error={agreeing.error}
            retrying={agreeing.isPending}
            onRetry={() => agreeing.mutate()}
          />
        )}
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={() => void navigate("/")}>
            No
          </Button>
          <Button size="md" loading={agreeing.isPending} onClick={() => agreeing.mutate()}>
            Yes
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
