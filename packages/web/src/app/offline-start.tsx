import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "../lib/identity";

/** Milliseconds after which the service worker is installed: the page comes first. */
const delay = 3_000;

/** Loads what makes the app useful offline and sends what waits, for a signed-in user: visitors have nothing to read offline. */
export function OfflineStart() {
  const uid = useUser()?.uid;
  const queryClient = useQueryClient();

  useEffect(() => {
    if (import.meta.env.DEV)
      // A built app was served at this origin before.
      void navigator.serviceWorker
        ?.getRegistrations()
        .then((all) => Promise.all(all.map((one) => one.unregister())));
    if (!uid) return;
    let isOver = false;
    let end = () => {};
    const begin = () =>
      import("../features/offline/start").then(
        ({ start }) => {
          if (!isOver) end = start(queryClient, uid);
        },
        // The script did not load. The next visit retries.
        () => {},
      );
    // A page controlled by a worker may already be offline, and need the stored responses.
    const timer = setTimeout(() => void begin(), navigator.serviceWorker?.controller ? 0 : delay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [uid, queryClient]);

  return null;
}
