import { Fragment, type ReactNode, useState } from "react";
import { useUser } from "../lib/identity";

/** Remounts a form after its user has signed out in another tab, because the form still holds that user's input. */
export function PerPerson({ children }: { children: ReactNode }) {
  const uid = useUser()?.uid;
  const [shown, setShown] = useState({ uid, key: 0 });
  // A visitor who signs in keeps the form.
  if (uid !== shown.uid) setShown({ uid, key: shown.uid ? shown.key + 1 : shown.key });
  return <Fragment key={shown.key}>{children}</Fragment>;
}
