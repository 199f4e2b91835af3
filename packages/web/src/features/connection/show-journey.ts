import { Journey } from "@flightaides/core/journey/contract.ts";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isTap, type ShowAnswer } from "../../lib/waiting";
import { connection } from "./queries";

/** Puts the answer to a tap into the connection that a page shows. */
export function showJourney(queryClient: QueryClient, uid: string): ShowAnswer {
  return (name, { id }, answer) => {
    const journey = isTap(name) && z.safeParse(Journey, answer).data;
    if (!journey) return;
    queryClient.setQueryData(
      connection(uid, id).queryKey,
      (before) => before && { ...before, journey },
    );
  };
}
