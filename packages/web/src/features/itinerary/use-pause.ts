import { update } from "@flightaides/core/itinerary/contract.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../../components/problem";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { setNotice } from "../../lib/notice";

const shownAgain = i18n.t("Others can find your trip again.");

/** Hides one of the user's own itineraries from others (`true`), with a notice that can undo it, or shows it again. */
export function usePause(id: string) {
  const queryClient = useQueryClient();
  const save = async (paused: boolean) => {
    await call(update, { id, paused });
    await queryClient.invalidateQueries();
  };
  return useMutation({
    mutationFn: save,
    onSuccess: (_, paused) => {
      if (!paused) setNotice(shownAgain);
      else
        setNotice(i18n.t("Others can’t find your trip any more."), {
          label: i18n.t("Undo"),
          // The card of the itinerary may be gone, and with it the place for an error.
          run: () =>
            void save(false).then(
              () => setNotice(shownAgain),
              (error: unknown) =>
                setNotice(`${i18n.t("Your trip is still hidden.")} ${messageOf(error)}`),
            ),
        });
    },
  });
}
