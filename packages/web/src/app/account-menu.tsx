import { lazy, Suspense, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { PersonIcon } from "../components/icons";
import { LanguageChoice } from "../components/language-choice";
import { i18n } from "../lib/i18n";
import { hasWaiting, useUser } from "../lib/identity";
import { logout } from "../lib/logout";
import { paths } from "../lib/paths";
import { Appearance } from "./appearance";
import { ErrorBoundary } from "./error-boundary";
import classes from "./menu.module.css";
import bar from "./top-bar.module.css";

const LogoutDialog = lazy(() => import("./logout-dialog"));

/** A native popover: the browser closes it on Escape or an outside click and restores focus. */
export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const close = () => menu.current?.hidePopover();
  const leave = () => logout().then(() => navigate(paths.login));
  return (
    <>
      <button
        type="button"
        className={bar.button}
        data-user={user !== null}
        aria-label={i18n.t("Account and appearance")}
        popoverTarget="account-menu"
      >
        <span className={bar.avatar}>
          {user ? initialOf(user.displayName || user.email) : <PersonIcon size={20} />}
        </span>
      </button>
      <div ref={menu} id="account-menu" popover="auto" className={classes.popover}>
        {user ? (
          <>
            <p className={classes.who}>
              <strong>{user.displayName}</strong>
              <span>{user.email}</span>
            </p>
            <Link to={paths.connections} className={classes.item} onClick={close}>
              {i18n.t("My connections")}
            </Link>
            <Link to={paths.account} className={classes.item} onClick={close}>
              {i18n.t("Account")}
            </Link>
            <button
              type="button"
              className={classes.item}
              onClick={() => {
                close();
                if (hasWaiting()) setAsking(true);
                else void leave();
              }}
            >
              {i18n.t("Logout")}
            </button>
          </>
        ) : (
          <Link to={paths.login} className={classes.item} onClick={close}>
            {i18n.t("Login")}
          </Link>
        )}
        <Appearance />
        <div className={classes.languages}>
          <p>{i18n.t("Language")}</p>
          <LanguageChoice />
        </div>
      </div>
      {isAsking && user && (
        <ErrorBoundary floating>
          <Suspense fallback={null}>
            <LogoutDialog onLogout={leave} onClose={() => setAsking(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function initialOf(name: string): string {
  // By code point, so that a surrogate pair stays whole.
  return [...name][0]?.toUpperCase() ?? "";
}
