import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, use } from "react";
import { Loading } from "../../components/loading";
import { Question } from "../../components/question";
import { i18n } from "../../lib/i18n";
import { keepFocus } from "../../lib/lost-focus";
import { setNotice } from "../../lib/notice";
import { AffectedPeopleContext } from "./affected-people";
import { deleteItinerary } from "./delete-itinerary";
import { daysOf } from "./leg-days";

export default function DeleteDialog({
  itinerary,
  onClose,
  onDeleted,
}: {
  itinerary: Pick<PublicCard, "id" | "itinerary">;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const queryClient = useQueryClient();
  const AffectedPeople = use(AffectedPeopleContext);
  const deletion = useMutation({
    mutationFn: () => deleteItinerary(itinerary.id),
    onSuccess: () => {
      keepFocus();
      onClose();
      onDeleted?.();
      setNotice(i18n.t("record deleted successfully"));
      void queryClient.invalidateQueries();
    },
  });
  const [leg] = itinerary.itinerary;
  return (
    <Question
      title={i18n.t("Delete this itinerary?")}
      keep={i18n.t("Keep it")}
      confirm={i18n.t("Delete")}
      action={deletion}
      problem={i18n.t("It isn’t deleted.")}
      onClose={onClose}
    >
      <p>
        {leg &&
          `${i18n.t("{route} on {date}.", { route: routeOf(i18n, leg), date: daysOf(leg) })} `}
        {i18n.t("Nobody can find it any more, and we stop writing to you about matches for it.")}
      </p>
      <Suspense fallback={<Loading />}>
        <AffectedPeople itinerary={itinerary.id} change="delete" />
      </Suspense>
    </Question>
  );
}
