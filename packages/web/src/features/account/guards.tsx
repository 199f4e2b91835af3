import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { Loading } from "../../components/loading";
import { takeDestination } from "../../lib/destination";
import { useUser, wasSignedIn } from "../../lib/identity";

/** A page of one's own. Strangers go home; those whose session has just ended sign in again. */
export function UserOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user) return children;
  return <Navigate to={wasSignedIn() ? "/login" : "/"} replace />;
}

/** A page for strangers. Who signs in on it goes where they wanted to go; who was signed in before goes home. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const navigate = useNavigate();
  const [before] = useState(user !== null);
  useEffect(() => {
    if (user) void navigate(before ? "/" : takeDestination(), { replace: true });
  }, [user, before, navigate]);
  return user ? <Loading /> : children;
}
