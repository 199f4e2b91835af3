import { Link, NavLink } from "react-router-dom";
import { Dialog } from "../components/dialog";
import { useUser } from "../lib/identity";
import { paths, withSection } from "../lib/paths";
import { Appearance } from "./appearance";
import classes from "./menu.module.css";

const pages = [
  { to: paths.home, label: "Home" },
  { to: paths.myItineraries, label: "My Itinerary" },
  { to: paths.connections, label: "My Connections" },
  { to: paths.allItineraries, label: "All Itineraries" },
];
const guestPages = [
  { to: paths.login, label: "Log in" },
  { to: paths.signUp, label: "Sign up" },
];
const help = [
  { to: paths.safety, label: "Safety" },
  { to: paths.support, label: "Help" },
];

export function SideMenu({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const link = ({ to, label }: { to: string; label: string }) => (
    <NavLink key={to} to={to} end className={classes.item} onClick={onClose}>
      {label}
    </NavLink>
  );
  return (
    <Dialog title="Menu" side="left" onClose={onClose}>
      <nav aria-label="Main" className={classes.nav}>
        {pages.map(link)}
        {!user && guestPages.map(link)}
        <hr className={classes.line} />
        <Link
          to={withSection(paths.home, "how-it-works")}
          className={classes.item}
          onClick={onClose}
        >
          How it works
        </Link>
        {help.map(link)}
      </nav>
      <div className={classes.foot}>
        <Appearance />
      </div>
    </Dialog>
  );
}
