import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import { blockedPeople } from "./queries";
import classes from "./safety.module.css";

// Lazy: most have blocked nobody.
const BlockedPerson = lazy(() => import("./blocked-person"));

/** The users that the user has blocked, each with a button to unblock. */
export function BlockedPeople({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(blockedPeople(uid))}
      problem={i18n.t("We couldn’t load the people you have blocked.")}
      empty={
        <p>
          {i18n.t(
            "Nobody. “Block” on a posting or a connection keeps the two of you apart for good, and we don’t tell the other person.",
          )}
        </p>
      }
    >
      {(blocks) => (
        <ul className={classes.blocked}>
          {blocks.map((block) => (
            <BlockedPerson key={block.id} block={block} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
