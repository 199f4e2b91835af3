import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { hasSession, onRefusal, readUser, useUser } from "../lib/identity";
import { pathHere } from "../lib/language";
import { loadAuth } from "../lib/load-auth";
import { paths } from "../lib/paths";
import { writeEnded } from "../lib/session-storage";

/** Updates the page when a user signs in or out, in this tab or in another one. */
export function SessionWatch() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const uid = useUser()?.uid;
  const shownTo = useRef(uid);

  useEffect(
    () =>
      onRefusal((why) => {
        // The account page says since when and why, and has what still works. A state keeps `usePage` from scrolling it if it is open.
        if (why === "suspended") return void navigate(paths.account, { replace: true, state: why });
        // The next sign-in returns to the page where the session ended.
        const path = pathHere();
        writeEnded(path === paths.login ? undefined : `${path}${location.search}`);
        void navigate(paths.login);
      }),
    [navigate],
  );

  // Another user must not see cached data: refetch public lists, drop private ones.
  useEffect(() => {
    if (shownTo.current === uid) return;
    shownTo.current = uid;
    // Most of them are somebody's; what everybody gets is loaded again.
    queryClient.removeQueries({ type: "inactive" });
    void queryClient.resetQueries({ queryKey: ["itinerary"] });
  }, [uid, queryClient]);

  // Amplify has a session that our own storage keys lack: restore them.
  useEffect(() => {
    if (readUser() || !hasSession()) return;
    loadAuth()
      .then(({ freshToken }) => freshToken())
      // The first request that needs the session reports the failure.
      .catch(() => {});
  }, []);

  return null;
}
