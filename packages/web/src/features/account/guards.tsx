import { languagePrefix } from "@flightaides/core/language/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { Loading } from "../../components/loading";
import { takeDestination } from "../../lib/destination";
import { readUser, useUser } from "../../lib/identity";
import { language } from "../../lib/language";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { languageAfterSignIn } from "./language-after-sign-in";

/** For signed-in users. Redirects visitors to the login, which gives the reason and redirects back. */
export function UserOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const [signedInBefore] = useState(user !== null);
  // What a page has in memory is of one user.
  if (user) return <Fragment key={user.uid}>{children}</Fragment>;
  // After a logout there is nothing to return to; after the end of a session the destination is stored already.
  if (signedInBefore) return <Navigate to={paths.login} replace />;
  return <ToLogin />;
}

function ToLogin() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // The address at the first render: the router updates it before this page is replaced.
  const [address] = useState(`${pathname}${search}${hash}`);
  useEffect(() => {
    writeSession("navigate", address);
    void navigate(paths.login, { replace: true });
  }, [address, navigate]);
  return <Loading />;
}

/** For visitors. Redirects to the stored destination after a sign-in, and home if the user was signed in before. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const navigate = useNavigate();
  // Not `user`, which is null in the first render of a prerendered page.
  const [signedInBefore] = useState(() => readUser() !== null);
  const queryClient = useQueryClient();
  const uid = user?.uid;
  useEffect(() => {
    if (!uid) return;
    if (signedInBefore) {
      void navigate(paths.home, { replace: true });
      return;
    }
    const destination = takeDestination();
    let isLeft = false;
    void languageAfterSignIn(uid, queryClient).then((next) => {
      if (isLeft) return;
      // Another language is another build: it has to be loaded.
      if (next !== language) location.replace(`${languagePrefix(next)}${destination}`);
      else void navigate(destination, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [uid, signedInBefore, navigate, queryClient]);
  return user ? <Loading /> : <div data-unless="user">{children}</div>;
}
