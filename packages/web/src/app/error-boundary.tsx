import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { Loading } from "../components/loading";
import { i18n } from "../lib/i18n";
import { isMissingScript, reloadOnce } from "../lib/missing-scripts";
import classes from "./error-boundary.module.css";

/** `floating` shows the message above the page, for content that opens on top of it. */
type Props = { children: ReactNode; floating?: boolean };

type State = { failure: null | "missing" | "reloading" | "crash" };

/** Reloads the page once when a script is missing. Any other error is a bug and shows a message. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isMissingScript(error) ? "missing" : "crash" };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingScript(error) && reloadOnce()) this.setState({ failure: "reloading" });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure === "reloading")
      return <Loading text={i18n.t("Reloading the page...")} floating={this.props.floating} />;
    return (
      <div className={classes.failed} data-floating={this.props.floating} role="alert">
        <h1>
          {failure === "missing"
            ? i18n.t("This page didn’t arrive")
            : i18n.t("This page has a fault")}
        </h1>
        <p>
          {failure === "missing"
            ? i18n.t("Your connection may have dropped, or we have just published a new version.")
            : i18n.t("It’s our mistake, not yours. A reload often helps.")}{" "}
          {i18n.t("What you typed into a search is kept in this tab.")}
        </p>
        <Button size="md" onClick={() => location.reload()}>
          {i18n.t("Reload the page")}
        </Button>
      </div>
    );
  }
}
