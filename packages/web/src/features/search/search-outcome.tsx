import { Button } from "@mantine/core";
import { useUser } from "../../lib/identity";
import type { SessionValue } from "../../lib/session";
import { MatchList } from "../itinerary/match-list";
import { MatchMailNotice } from "./match-mail-notice";
import classes from "./search-outcome.module.css";

const noMatch =
  "No matches found at this time. Please register now, so we can automatically notify you when we find a match.";
const noMatchRegistered =
  "No matches found at this time. We will automatically notify you once we find a match.";
const registered =
  "Congratulations! Registered successfully. We will automatically notify you once we find a match.";
const matched =
  "Congratulations! We have found a match for your trip. Please click on “connect” to reach out to your matched party.";
const empty =
  "Register now so we can save your details and automatically inform you when we find a match.";

type Props = {
  searched: SessionValue<"searched">;
  matches: SessionValue<"searchResponse">;
  isRegistered: boolean;
  /** Set while the search can be registered. */
  onRegister: (() => void) | undefined;
};

export function SearchOutcome({ searched, matches, isRegistered, onRegister }: Props) {
  const user = useUser();
  const others = matches.filter(({ mine }) => !mine);
  return (
    <>
      <p className={classes.message} role="status">
        {messageOf(others.length > 0, isRegistered, searched.saved?.fresh ?? false)}
      </p>
      {user && searched.saved && <MatchMailNotice user={user} hasMatch={others.length > 0} />}
      {onRegister && (
        <div>
          <Button size="md" variant={others.length > 0 ? "default" : "filled"} onClick={onRegister}>
            Register Search
          </Button>
        </div>
      )}
      {searched.truncated && (
        <p>
          Showing the nearest {others.length}. There are more: a flight number puts those on your
          flight first.
        </p>
      )}
      {others.length > 0 && <MatchList matches={others} legs={searched.itinerary} />}
      {others.length === 0 && onRegister && <p className={classes.empty}>{empty}</p>}
    </>
  );
}

function messageOf(found: boolean, isRegistered: boolean, fresh: boolean): string {
  if (found) return matched;
  if (!isRegistered) return noMatch;
  return fresh ? registered : noMatchRegistered;
}
