import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { usePage } from "../../components/use-page";
import { i18n } from "../../lib/i18n";
import { useUser } from "../../lib/identity";
import { UserOnly } from "../account/guards";
import { connection } from "../connection/queries";
import { BoardingPass } from "./boarding-pass";
import classes from "./boarding-pass.module.css";
import { useOwnDocument } from "./use-own-document";

/** Reads the boarding pass of a connection's flight. A document of its own, because it may run WebAssembly and use the camera. */
export default function BoardingPassPage({ id }: { id: string }) {
  const isOwn = useOwnDocument();
  const user = useUser();
  const title = i18n.t("Read your boarding pass");
  const heading = usePage(
    title,
    i18n.t("Your boarding pass is read on this phone, and you decide what is shared of it."),
  );
  if (!isOwn) return <Loading />;
  return (
    <UserOnly>
      <div className={classes.whole}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {user && <Loaded key={id} uid={user.uid} profileName={user.displayName} id={id} />}
      </div>
    </UserOnly>
  );
}

type Props = {
  uid: string;
  /** The name of the user's profile. */
  profileName: string;
  /** Of the connection. */
  id: string;
};

function Loaded({ uid, profileName, id }: Props) {
  return (
    <QueryBoundary
      query={useQuery(connection(uid, id))}
      problem={i18n.t("We couldn’t load this connection.")}
    >
      {(loaded) => <BoardingPass uid={uid} profileName={profileName} connection={loaded} />}
    </QueryBoundary>
  );
}
