/** The OpenAPI document in RapiDoc. It loads on request: it has 218 KB, and rendering every call blocks a slow phone for seconds. */
import { Button, useComputedColorScheme } from "@mantine/core";
import { createElement, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { i18n } from "../../lib/i18n";
import { isMissingScript, reloadOnce } from "../../lib/missing-scripts";
import { openApiPath } from "../../lib/pages";
import classes from "./api-reference.module.css";

export function DocumentLink() {
  return (
    <a href={openApiPath} className={classes.link}>
      {i18n.t("OpenAPI document (JSON)")}
    </a>
  );
}

// A function of its own: Vite reports a script that is missing only after what follows its `import()` directly.
const loadRapiDoc = () => import("rapidoc");

const address = "#reference";

/** Open at `#reference`, so that a reload keeps it open and Back closes it. Following the link moves the focus here. */
export function ApiReference() {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // Prerendered pages have no hash.
  useEffect(() => setOpen(hash === address), [hash]);
  return (
    <div id={address.slice(1)} tabIndex={-1}>
      {isOpen ? (
        <RapiDoc />
      ) : (
        <Button component={Link} to={address} size="lg" variant="default">
          {i18n.t("Show the reference")}
        </Button>
      )}
    </div>
  );
}

function RapiDoc() {
  const [state, setState] = useState<"loading" | "loaded" | { error: unknown }>("loading");
  const scheme = useComputedColorScheme("light");
  useEffect(() => {
    loadRapiDoc().then(
      () => setState("loaded"),
      (error: unknown) => {
        if (!isMissingScript(error) || !reloadOnce()) setState({ error });
      },
    );
  }, []);
  if (state === "loading") return <Loading />;
  if (state !== "loaded")
    return (
      <Problem
        title={i18n.t("The reference could not be loaded.")}
        error={state.error}
        onRetry={() => location.reload()}
      />
    );
  return createElement("rapi-doc", {
    class: classes.reference,
    "spec-url": openApiPath,
    theme: scheme,
    "render-style": "view",
    "schema-style": "table",
    "default-schema-tab": "schema",
    "show-header": "false",
    "show-info": "false",
    "allow-try": "false",
    "allow-authentication": "false",
    "allow-server-selection": "false",
    "allow-search": "false",
    "load-fonts": "false",
    "regular-font": "inherit",
    // It takes colours as hexadecimal numbers only.
    "bg-color": colorOf("--fa-surface"),
    "text-color": colorOf("--fa-ink"),
    "primary-color": colorOf("--fa-link"),
    "nav-accent-color": colorOf("--fa-link"),
  });
}

/** @param name of a variable in the theme */
function colorOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
