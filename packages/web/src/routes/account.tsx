import { usePage } from "../components/use-page";
import { Agreements } from "../features/account/agreements";
import { DeleteAccount } from "../features/account/delete-account";
import { Password, PersonalDetails } from "../features/account/details";
import { ExportData } from "../features/account/export-data";
import { UserOnly } from "../features/account/guards";
import { Preferences } from "../features/account/preferences";
import { BlockedPeople } from "../features/safety/blocked-people";
import { useUser } from "../lib/identity";
import classes from "./page.module.css";

export default function Account() {
  const heading = usePage(
    "Account",
    "Your name, phone number and password, what we write to you about, whom you have blocked, what you have agreed to, and your data.",
  );
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          Account
        </h1>
        {user && (
          <>
            <p className={classes.lead}>{user.email}</p>
            <section className={classes.panel} aria-labelledby="details">
              <h2 id="details">Your name and phone number</h2>
              <PersonalDetails user={user} />
            </section>
            <section className={classes.panel} aria-labelledby="password">
              <h2 id="password">Your password</h2>
              <Password user={user} />
            </section>
            <section className={classes.panel} aria-labelledby="mails">
              <h2 id="mails">What we write to you about</h2>
              <Preferences uid={user.uid} />
            </section>
            <section className={classes.panel} aria-labelledby="blocked">
              <h2 id="blocked">People you have blocked</h2>
              <BlockedPeople uid={user.uid} />
            </section>
            <section className={classes.panel} aria-labelledby="agreements">
              <h2 id="agreements">What you have agreed to</h2>
              <Agreements uid={user.uid} />
            </section>
            <section className={classes.panel} aria-labelledby="data">
              <h2 id="data">Your data</h2>
              <ExportData />
            </section>
            <section className={classes.panel} aria-labelledby="delete">
              <h2 id="delete">Delete your account</h2>
              <DeleteAccount />
            </section>
          </>
        )}
      </div>
    </UserOnly>
  );
}
