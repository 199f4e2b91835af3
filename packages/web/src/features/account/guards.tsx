import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { Loading } from "../../components/loading";
import { takeDestination } from "../../lib/destination";
import { useUser, wasSignedIn } from "../../lib/identity";
import { paths } from "../../lib/paths";

/** For signed-in users. Redirects visitors home, and to the login after a session ended. */
export function UserOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user) return children;
  return <Navigate to={wasSignedIn() ? paths.login : paths.home} replace />;
}

/** For visitors. Redirects to the stored destination after a sign-in, and home if the user was signed in before. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const navigate = useNavigate();
  const [signedInBefore] = useState(user !== null);
  useEffect(() => {
    if (user) void navigate(signedInBefore ? paths.home : takeDestination(), { replace: true });
  }, [user, signedInBefore, navigate]);
  return user ? <Loading /> : children;
}
