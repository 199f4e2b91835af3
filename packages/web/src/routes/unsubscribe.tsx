import { useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import { InvalidLink, Topic, UnsubscribeForm } from "../features/account/unsubscribe";
import classes from "./page.module.css";

export default function Unsubscribe() {
  const [query] = useSearchParams();
  const token = query.get("token");
  // Links of earlier mails name no topic.
  const topic = z.safeParse(Topic, query.get("topic")).data ?? "matches";
  const heading = usePage("Unsubscribe", `Turn ${mails[topic].toLowerCase()} off.`);
  return (
    <div className={classes.account}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {mails[topic]}
      </h1>
      {token ? <UnsubscribeForm key={token} token={token} topic={topic} /> : <InvalidLink />}
    </div>
  );
}

const mails = { matches: "Mail about matches", requests: "Mail about requests and offers" };
