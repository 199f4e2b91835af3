import { useSession } from "../../lib/session";
import { legFrom } from "../connection/wanted";
import { SearchedCard } from "../itinerary/boarding-pass";
import classes from "./form.module.css";

/** What somebody was about to do when they were asked to sign in: nothing of it is lost. */
export function Wanted() {
  const navigate = useSession("navigate");
  const wanted = useSession("connectWith");
  const searched = useSession("searched");
  if (navigate === "/connect" && wanted)
    return (
      <section className={classes.wanted} aria-labelledby="kept">
        <h2 id="kept">You wanted to connect with {wanted.traveler.displayName}</h2>
        <SearchedCard legs={wanted.itinerary} />
      </section>
    );
  const link = navigate?.startsWith("/connect?") && new URLSearchParams(navigate.split("?")[1]);
  if (link) {
    const leg = legFrom(link);
    return (
      <section className={classes.wanted} aria-labelledby="kept">
        <h2 id="kept">
          {link.has("connection")
            ? "Your connection opens as soon as you’re signed in"
            : "You can connect as soon as you’re signed in"}
        </h2>
        {leg && <SearchedCard legs={[leg]} />}
      </section>
    );
  }
  if (navigate === "/searchResult" && searched)
    return (
      <section className={classes.wanted} aria-labelledby="kept">
        <h2 id="kept">Your search is registered as soon as you’re signed in</h2>
        <SearchedCard legs={searched.itinerary} />
      </section>
    );
  return null;
}
