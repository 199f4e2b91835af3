import { useSearchParams } from "react-router-dom";
import { usePage } from "../components/use-page";
import { InvalidLink, UnsubscribeForm } from "../features/account/unsubscribe";
import classes from "./page.module.css";

export default function Unsubscribe() {
  const heading = usePage("Unsubscribe", "Turn mail about matches or requests off.");
  const [query] = useSearchParams();
  const token = query.get("token");
  const topic = query.get("topic") === "requests" ? "requests" : "matches";
  return (
    <div className={classes.account}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Mail about {topic}
      </h1>
      {token ? <UnsubscribeForm key={token} token={token} topic={topic} /> : <InvalidLink />}
    </div>
  );
}
