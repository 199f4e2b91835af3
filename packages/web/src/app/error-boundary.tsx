import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import classes from "./error-boundary.module.css";

/** `floating` lies over the page, for something that was to open on top of it. */
type Props = { children: ReactNode; floating?: boolean };

/**
 * Most of what lands here is a script chunk that a deploy has replaced or a dead connection has swallowed: React
 * remembers that failure, so that only a reload helps.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.failed} data-floating={this.props.floating} role="alert">
        <h1>This page didn’t arrive</h1>
        <p>
          Your connection may have dropped, or we have just published a new version. What you typed
          is kept in this tab.
        </p>
        <Button size="md" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
