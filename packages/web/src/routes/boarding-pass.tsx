import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryBoundary } from "../components/query-boundary";
import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { BoardingPass } from "../features/boarding-pass/boarding-pass";
import { EmptyState } from "../features/connection/empty-state";
import { connection } from "../features/connection/queries";
import { ApiError } from "../lib/api-error";
import { i18n } from "../lib/i18n";
import { type User, useUser } from "../lib/identity";
import classes from "./page.module.css";

/** Reads the boarding pass of a connection's flight. A document of its own, because it may run WebAssembly and use the camera. */
export default function BoardingPassPage() {
  const { id = "" } = useParams();
  const user = useUser();
  const title = i18n.t("Read your boarding pass");
  const heading = usePage(
    title,
    i18n.t("Your boarding pass is read on this phone, and you decide what is shared of it."),
  );
  return (
    <UserOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {user && <Loaded key={id} user={user} id={id} />}
      </div>
    </UserOnly>
  );
}

function Loaded({ user: { uid, displayName }, id }: { user: User; id: string }) {
  return (
    <QueryBoundary
      query={useQuery(connection(uid, id))}
      problem={i18n.t("We couldn’t load this connection.")}
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found" ? (
          <EmptyState title={i18n.t("There is no such connection")}>
            {i18n.t("Perhaps you’re signed in with another account than the one the mail went to.")}
          </EmptyState>
        ) : undefined
      }
    >
      {(loaded) => <BoardingPass uid={uid} profileName={displayName} connection={loaded} />}
    </QueryBoundary>
  );
}
