import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { PersonIcon } from "../components/icons";
import { useUser } from "../lib/identity";
import { logout } from "../lib/logout";
import { paths } from "../lib/paths";
import classes from "./menu.module.css";
import bar from "./top-bar.module.css";

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** A native popover: the browser closes it on Escape or an outside click and restores focus. */
export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const user = useUser();
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={bar.button}
        aria-label="Account and appearance"
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
              My connections
            </Link>
            <Link to={paths.account} className={classes.item} onClick={close}>
              Account
            </Link>
            <button
              type="button"
              className={classes.item}
              onClick={() => {
                close();
                void logout().then(() => navigate(paths.login));
              }}
            >
              Logout
            </button>
          </>
        ) : (
          <Link to={paths.login} className={classes.item} onClick={close}>
            Login
          </Link>
        )}
        <fieldset className={classes.schemes}>
          <legend>Appearance</legend>
          {schemes.map(({ value, label }) => (
            <label key={value} className={classes.scheme}>
              <input
                type="radio"
                name="color-scheme"
                checked={colorScheme === value}
                onChange={() => setColorScheme(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}

function initialOf(name: string): string {
  // By code point, so that a surrogate pair stays whole.
  return [...name][0]?.toUpperCase() ?? "";
}
