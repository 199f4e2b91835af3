import type { Type } from "@flightaides/core/trip/contract.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Loading } from "../../components/loading";
import { wasSignedIn } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";

/** Redirects to the login, which then returns to `path`. `role` is the visitor's own, if known. */
export function SignInRedirect({ path, role }: { path: string; role: Type | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    // After a logout there is nothing to return to; after the end of a session the destination is stored already.
    if (!wasSignedIn()) {
      writeSession("navigate", path);
      writeSession("permission", true);
      if (role) writeSession("role", role);
    }
    void navigate(paths.login, { replace: true });
  }, [path, role, navigate]);
  return <Loading />;
}
