import { NavLink } from "react-router-dom";
import { Dialog } from "../components/dialog";
import { paths } from "../lib/paths";
import classes from "./menu.module.css";

const pages = [
  { to: paths.home, label: "Home" },
  { to: paths.myItineraries, label: "My Itinerary" },
  { to: paths.connections, label: "My Connections" },
  { to: paths.allItineraries, label: "All Itineraries" },
  { to: paths.safety, label: "Safety" },
];

export function SideMenu({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Menu" side="left" onClose={onClose}>
      <nav aria-label="Main" className={classes.nav}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={classes.item} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
    </Dialog>
  );
}
