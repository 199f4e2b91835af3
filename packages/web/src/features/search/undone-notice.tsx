import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./posted-notice.module.css";

/** Follows an undo, and offers to post the trip again. */
export default function UndoneNotice({ onPost }: { onPost: () => void }) {
  const element = useRef<HTMLParagraphElement>(null);
  // The pressed button no longer exists.
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div className={classes.notice}>
      <p ref={element} tabIndex={-1} role="status">
        <strong>{i18n.t("Your trip isn’t posted any more.")}</strong>{" "}
        {i18n.t("Nobody can find it.")}
      </p>
      <div className={classes.actions}>
        <Button size="md" variant="default" onClick={onPost}>
          {i18n.t("Post it again")}
        </Button>
      </div>
    </div>
  );
}
