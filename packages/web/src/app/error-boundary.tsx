import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { Loading } from "../components/loading";
import { isMissingScript, reloadOnce } from "../lib/recover";
import classes from "./error-boundary.module.css";

/** `floating` lies over the page, for something that was to open on top of it. */
type Props = { children: ReactNode; floating?: boolean };

type State = { failure: null | "missing" | "reloading" | "crash" };

/** A missing script reloads the page, once and by itself; whatever else lands here is a mistake of ours. */
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
      return <Loading text="Loading the page anew..." floating={this.props.floating} />;
    return (
      <div className={classes.failed} data-floating={this.props.floating} role="alert">
        <h1>{failure === "missing" ? "This page didn’t arrive" : "This page has a fault"}</h1>
        <p>
          {failure === "missing"
            ? "Your connection may have dropped, or we have just published a new version. "
            : "It’s our mistake, not yours. A reload often helps. "}
          What you typed into a search is kept in this tab.
        </p>
        <Button size="md" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
