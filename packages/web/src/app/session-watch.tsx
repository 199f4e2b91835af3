import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { hasSession, onSessionEnd, readUser, useUser } from "../lib/identity";
import { loadAuth } from "../lib/load-auth";
import { writeSession } from "../lib/session";

/** Keeps what is on the page in step with who is signed in, in this tab or in another one. */
export function SessionWatch() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const uid = useUser()?.uid;
  const shownTo = useRef(uid);

  // Whoever signs in again comes back to where the session ended.
  useEffect(
    () =>
      onSessionEnd(() => {
        if (location.pathname !== "/login")
          writeSession("navigate", `${location.pathname}${location.search}`);
        void navigate("/login");
      }),
    [navigate],
  );

  // What one person was shown is not for the next: lists are asked for anew, one's own are forgotten.
  useEffect(() => {
    if (shownTo.current === uid) return;
    shownTo.current = uid;
    queryClient.removeQueries({ queryKey: ["mine"], type: "inactive" });
    void queryClient.resetQueries({ queryKey: ["itinerary"] });
  }, [uid, queryClient]);

  // Amplify has a session that our own keys have lost.
  useEffect(() => {
    if (readUser() || !hasSession()) return;
    loadAuth()
      .then(({ freshToken }) => freshToken())
      // Nothing was asked for yet: the first request that needs the session reports what is wrong with it.
      .catch(() => {});
  }, []);

  return null;
}
