import { Link } from "react-router";
import { Brand } from "../components/brand";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import classes from "./footer.module.css";

const groups = [
  {
    title: i18n.t("The company"),
    links: [
      { to: paths.aboutUs, label: i18n.t("About us") },
      { to: withSection(paths.support, "investors"), label: i18n.t("Investors") },
      { to: paths.support, label: i18n.t("Contact us") },
      { to: paths.developers, label: i18n.t("For developers") },
    ],
  },
  {
    title: i18n.t("Good to know"),
    links: [
      { to: paths.safety, label: i18n.t("Safety") },
      { to: paths.privacyPolicy, label: i18n.t("Privacy Policy") },
      { to: paths.termsOfUse, label: i18n.t("Terms of Service") },
      { to: paths.coTraveler, label: i18n.t("Co-traveler Agreement") },
      { to: paths.blogs, label: i18n.t("Travel tips") },
      { to: paths.routes, label: i18n.t("Busy routes") },
    ],
  },
];

// There are no accounts yet; that section says so.
const social = withSection(paths.support, "social");

const networks = [
  {
    label: i18n.t("FlightAides on Facebook"),
    path: "M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.7 1.8-1.7h1.8V2.6A22 22 0 0 0 15 2.5c-2.7 0-4.4 1.6-4.4 4.5v2.5h-3V13h3v8Z",
  },
  {
    label: i18n.t("FlightAides on X"),
    path: "M3.5 3.5h4.3l4.4 6 5.1-6h2.4l-6.4 7.5 7.2 9.5h-4.3l-4.9-6.5-5.6 6.5H3.3l6.9-8Z",
  },
  {
    label: i18n.t("FlightAides on Instagram"),
    path: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  },
  {
    label: i18n.t("FlightAides on LinkedIn"),
    path: "M4 9h3.6v11.5H4ZM5.8 3.3a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10 9h3.4v1.6c.5-1 1.7-1.9 3.5-1.9 3.7 0 4.1 2.5 4.1 5.6v6.2h-3.6V15c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8v5.6H10Z",
  },
];

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <Brand size={28} />
            FlightAides
          </p>
          <p>{i18n.t("A friendly seat neighbour for the people you can’t fly with.")}</p>
          <ul className={classes.networks}>
            {networks.map(({ label, path }) => (
              <li key={label}>
                <Link to={social} aria-label={label} className={classes.network}>
                  <svg
                    width="20"
                    height="20"
                    viewBox="0 0 24 24"
                    fill="currentColor"
                    aria-hidden="true"
                  >
                    <path d={path} fillRule="evenodd" />
                  </svg>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={classes.title}>{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {/* A prerendered page keeps the year of its build. */}
        <p className={classes.copyright} suppressHydrationWarning>
          {i18n.t("© {year} FlightAides. All rights reserved.", { year: new Date().getFullYear() })}
        </p>
      </div>
    </footer>
  );
}
