import { useState } from "react";
import { Link } from "react-router";
import { Brand } from "../components/brand";
import { MenuIcon, SearchIcon } from "../components/icons";
import { preloadSearchForm } from "../features/search/preload";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { paths } from "../lib/paths";
import { AccountMenu } from "./account-menu";
import { SideMenu } from "./side-menu";
import classes from "./top-bar.module.css";

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  const user = useUser();
  return (
    <header className={classes.bar} data-user={user !== null}>
      <button
        type="button"
        className={classes.button}
        aria-label={i18n.t("Menu")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Link to={paths.home} className={classes.brand}>
        <Brand />
        <span className={classes.name}>FlightAides</span>
      </Link>
      <button
        type="button"
        className={classes.button}
        aria-label={i18n.t("Search itinerary")}
        aria-haspopup="dialog"
        onClick={onSearch}
        onPointerEnter={preloadSearchForm}
        onFocus={preloadSearchForm}
      >
        <SearchIcon />
      </button>
      {!user && (
        <>
          <Link to={paths.login} className={classes.login} data-unless="user">
            {i18n.t("Log in")}
          </Link>
          <Link to={paths.signUp} className={classes.signup} data-unless="user">
            {i18n.t("Sign up")}
          </Link>
        </>
      )}
      <AccountMenu />
      {open && <SideMenu onClose={() => setOpen(false)} />}
    </header>
  );
}
