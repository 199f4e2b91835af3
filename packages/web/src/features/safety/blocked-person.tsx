import { initial } from "@flightaides/core/masking/initial.ts";
import { type Block, unblock } from "@flightaides/core/safety/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { keepFocus } from "../../lib/lost-focus";
import { setNotice } from "../../lib/notice";
import classes from "./safety.module.css";

/** A user whom the user has blocked, with a button to unblock. */
export default function BlockedPerson({ block: { id, displayName, createdAt } }: { block: Block }) {
  // Of a person who had left there is no name.
  const name = initial(displayName) || i18n.t("Your match");
  const queryClient = useQueryClient();
  const unblocking = useMutation({
    mutationFn: async () => {
      try {
        await call(unblock, { id });
      } catch (error) {
        // Already unblocked, in another tab or by an attempt whose response was lost.
        if (!(error instanceof ApiError && error.code === "not-found")) throw error;
      }
    },
    onSuccess: () => {
      keepFocus();
      setNotice(i18n.t("{name} is no longer blocked.", { name }));
      void queryClient.invalidateQueries({ queryKey: ["mine"] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
  });
  return (
    <li>
      <span>
        {name}
        <span className={classes.since}>
          {i18n.t("since {date}", { date: formatDate(today(undefined, new Date(createdAt))) })}
        </span>
      </span>
      <Button
        variant="default"
        size="md"
        aria-label={i18n.t("Unblock {name}", { name })}
        loading={unblocking.isPending}
        onClick={() => unblocking.mutate()}
      >
        {i18n.t("Unblock")}
      </Button>
      <Problem
        title={i18n.t("{name} is still blocked.", { name })}
        error={unblocking.error}
        retrying={unblocking.isPending}
        onRetry={() => unblocking.mutate()}
      />
    </li>
  );
}
