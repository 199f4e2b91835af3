import { Link, NavLink } from "react-router";
import { Dialog } from "../components/dialog";
import { LanguageChoice } from "../components/language-choice";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { useInstall } from "../lib/install";
import { paths, withSection } from "../lib/paths";
import { Appearance } from "./appearance";
import classes from "./menu.module.css";

const pages = [
  { to: paths.home, label: i18n.t("Home") },
  { to: paths.myItineraries, label: i18n.t("My Itinerary") },
  { to: paths.connections, label: i18n.t("My Connections") },
  { to: paths.allItineraries, label: i18n.t("All Itineraries") },
];
const guestPages = [
  { to: paths.login, label: i18n.t("Log in") },
  { to: paths.signUp, label: i18n.t("Sign up") },
];
const help = [
  { to: paths.safety, label: i18n.t("Safety") },
  { to: paths.support, label: i18n.t("Help") },
];

export function SideMenu({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const install = useInstall();
  const link = ({ to, label }: { to: string; label: string }) => (
    <NavLink key={to} to={to} end className={classes.item} onClick={onClose}>
      {label}
    </NavLink>
  );
  return (
    <Dialog title={i18n.t("Menu")} side="left" onClose={onClose}>
      <nav aria-label={i18n.t("Main")} className={classes.nav}>
        {pages.map(link)}
        {!user && guestPages.map(link)}
        <hr className={classes.line} />
        <Link
          to={withSection(paths.home, "how-it-works")}
          className={classes.item}
          onClick={onClose}
        >
          {i18n.t("How it works")}
        </Link>
        {help.map(link)}
        {install && (
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              onClose();
              install();
            }}
          >
            {i18n.t("Install the app")}
          </button>
        )}
      </nav>
      <div className={classes.foot}>
        <Appearance />
        <div className={classes.languages}>
          <p>{i18n.t("Language")}</p>
          <LanguageChoice />
        </div>
      </div>
    </Dialog>
  );
}
