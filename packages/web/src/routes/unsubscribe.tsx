import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import { InvalidLink, Topic, UnsubscribeForm } from "../features/account/unsubscribe";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

export default function Unsubscribe() {
  const [query] = useSearchParams();
  const token = query.get("token");
  // Links in earlier mails contain no topic.
  const topic = z.safeParse(Topic, query.get("topic")).data ?? "matches";
  const heading = usePage(i18n.t("Unsubscribe"), mails[topic].description);
  return (
    <div className={classes.account}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {mails[topic].title}
      </h1>
      {token ? <UnsubscribeForm key={token} token={token} topic={topic} /> : <InvalidLink />}
    </div>
  );
}

const mails = {
  matches: {
    title: i18n.t("Mail about matches"),
    description: i18n.t("Turn mail about matches off."),
  },
  requests: {
    title: i18n.t("Mail about requests and offers"),
    description: i18n.t("Turn mail about requests and offers off."),
  },
};
