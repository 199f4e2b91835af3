import { useQueries } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Loading } from "../components/loading";
import { usePage } from "../components/use-page";
import { Agreements } from "../features/account/agreements";
import { DeleteAccount } from "../features/account/delete-account";
import { Password, PersonalDetails } from "../features/account/details";
import { ExportData } from "../features/account/export-data";
import { UserOnly } from "../features/account/guards";
import { LanguagePreference } from "../features/account/language";
import { PayPalName } from "../features/account/paypal-name";
import { Preferences } from "../features/account/preferences";
import { canChangeSignIn, profile, secondFactor } from "../features/account/queries";
import { SecondFactor } from "../features/account/second-factor";
import { Notifications } from "../features/push/notifications";
import { pushState } from "../features/push/queries";
import { BlockedPeople } from "../features/safety/blocked-people";
import { blockedPeople } from "../features/safety/queries";
import { i18n } from "../lib/i18n";
import { type User, useUser } from "../lib/identity";
import { supportOf } from "../lib/push-support";
import classes from "./page.module.css";

// Lazy: few accounts are suspended.
const Suspended = lazy(() => import("../features/account/suspended"));

export default function Account() {
  const heading = usePage(
    i18n.t("Account"),
    i18n.t(
      "Your name, phone number, password and two-step sign-in, what we write to you about, whom you have blocked, what you have agreed to, and your data.",
    ),
  );
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Account")}
        </h1>
        {user && (
          <>
            <p className={classes.lead}>{user.email}</p>
            <Suspense fallback={<Loading />}>
              <Sections user={user} />
            </Suspense>
          </>
        )}
      </div>
    </UserOnly>
  );
}

/**
 * All sections are shown together: a section that appeared later would move the buttons below it
 * while the user presses them.
 */
function Sections({ user }: { user: User }) {
  const { uid } = user;
  // It changes when the user allows notifications in the browser, which must not hide the page again.
  const [hasPush] = useState(() => supportOf() === "ready");
  const queries = useQueries({
    queries: [
      profile(uid),
      canChangeSignIn(uid),
      secondFactor(uid),
      blockedPeople(uid),
      { ...pushState(uid), enabled: hasPush },
    ],
  });
  const isLoading = queries.some(({ isEnabled, isFetched }) => isEnabled && !isFetched);
  const [{ data: { suspension } = {} }] = queries;
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoading && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoading, hash]);
  // A failed section shows its own message and is retried separately.
  return (
    <>
      {isLoading && <Loading />}
      <div hidden={isLoading} className={classes.sections}>
        {suspension ? (
          <section className={classes.panel} aria-labelledby="suspended">
            <h2 id="suspended">{i18n.t("Your account is suspended")}</h2>
            <Suspended suspension={suspension} />
          </section>
        ) : (
          <Settings user={user} />
        )}
        <section className={classes.panel} aria-labelledby="data">
          <h2 id="data">{i18n.t("Your data")}</h2>
          <ExportData />
        </section>
        <section className={classes.panel} aria-labelledby="delete">
          <h2 id="delete">{i18n.t("Delete your account")}</h2>
          <DeleteAccount user={user} />
        </section>
      </div>
    </>
  );
}

function Settings({ user }: { user: User }) {
  const { uid } = user;
  return (
    <>
      <section className={classes.panel} aria-labelledby="details">
        <h2 id="details">{i18n.t("Your name and phone number")}</h2>
        <PersonalDetails user={user} />
      </section>
      <section className={classes.panel} aria-labelledby="paypal-name">
        <h2 id="paypal-name">{i18n.t("Your name at PayPal")}</h2>
        <PayPalName uid={uid} />
      </section>
      <section className={classes.panel} aria-labelledby="password">
        <h2 id="password">{i18n.t("Your password")}</h2>
        <Password user={user} />
      </section>
      <section className={classes.panel} aria-labelledby="two-step">
        <h2 id="two-step">{i18n.t("Two-step sign-in")}</h2>
        <SecondFactor user={user} />
      </section>
      <section className={classes.panel} aria-labelledby="language">
        <h2 id="language">{i18n.t("Language")}</h2>
        <LanguagePreference uid={uid} />
      </section>
      <section className={classes.panel} aria-labelledby="mails">
        <h2 id="mails">{i18n.t("What we write to you about")}</h2>
        <Preferences uid={uid} />
      </section>
      <section className={classes.panel} aria-labelledby="push">
        <h2 id="push">{i18n.t("Notifications on this device")}</h2>
        <Notifications uid={uid} />
      </section>
      <section className={classes.panel} aria-labelledby="blocked">
        <h2 id="blocked">{i18n.t("People you have blocked")}</h2>
        <BlockedPeople uid={uid} />
      </section>
      <section className={classes.panel} aria-labelledby="agreements">
        <h2 id="agreements">{i18n.t("What you have agreed to")}</h2>
        <Agreements uid={uid} />
      </section>
    </>
  );
}
