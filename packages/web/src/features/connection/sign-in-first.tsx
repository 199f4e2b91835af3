import type { Type } from "@flightaides/core/itinerary/contract";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { Loading } from "../../components/loading";
import { wasSignedIn } from "../../lib/identity";
import { writeSession } from "../../lib/session";

/** To the login, and back to `path` from there. `role` is the stranger's own, where it is known. */
export function SignInFirst({ path, role }: { path: string; role: Type | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    // Who has just signed out here is done; and where a session has ended, the way back is noted already.
    if (!wasSignedIn()) {
      writeSession("navigate", path);
      writeSession("permission", true);
      if (role) writeSession("role", role);
    }
    void navigate("/login", { replace: true });
  }, [path, role, navigate]);
  return <Loading />;
}
