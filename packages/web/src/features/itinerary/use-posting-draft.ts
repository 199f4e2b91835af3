import type { Type } from "@flightaides/core/trip/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../lib/hydration";
import { useUser } from "../../lib/identity";
import { phoneDraftOf } from "../../lib/phone";
import type { PostingInput } from "../../lib/session";
import { profile } from "../account/queries";
import type { Errors } from "./leg-draft";
import {
  type PostingDraft,
  postingInputOf,
  prerenderedPostingDraft,
  readPostingDraft,
  validatePosting,
  writePostingDraft,
} from "./posting-draft";

/** The draft of the tab, with the errors of its last check. Begins with the phone number of the profile. */
export function usePostingDraft(role: Type, asksConnect: boolean) {
  const user = useUser();
  const { data } = useQuery({ ...profile(user?.uid ?? ""), enabled: user !== null });
  const isHydrated = useHydrated();
  const [startsPrerendered] = useState(!isHydrated);
  const [typed, setDraft] = useState(isHydrated ? readPostingDraft : prerenderedPostingDraft);
  const [isPhoneTyped, setPhoneTyped] = useState(typed.phone.number !== "");
  useEffect(() => {
    if (!startsPrerendered) return;
    const kept = readPostingDraft();
    setDraft(kept);
    setPhoneTyped(kept.phone.number !== "");
  }, [startsPrerendered]);
  const profilePhone = isPhoneTyped ? undefined : data?.phoneNumber;
  const draft = useMemo(
    () => (profilePhone ? { ...typed, phone: phoneDraftOf(profilePhone) } : typed),
    [typed, profilePhone],
  );
  const [errors, setErrors] = useState<Errors>({});

  const change = useCallback(
    (changed: Partial<PostingDraft>) => {
      // The profile's number can still change: only a typed one is kept.
      const next = { ...typed, ...changed };
      setDraft(next);
      if (changed.phone) setPhoneTyped(true);
      writePostingDraft(next);
      const names =
        "phone" in changed ? [...Object.keys(changed), "phoneNumber"] : Object.keys(changed);
      setErrors(
        Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
      );
    },
    [typed, errors],
  );

  /** The posting, if it is complete; otherwise undefined, with the errors set. */
  function check(): PostingInput | undefined {
    const found = validatePosting(draft, role, asksConnect);
    setErrors(found);
    return Object.keys(found).length > 0 ? undefined : postingInputOf(draft, role, asksConnect);
  }

  return {
    fields: { role, asksConnect, value: draft, errors, onChange: change },
    check,
  };
}
