import { i18n } from "../../lib/i18n";
import "../../components/form-styles";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import type { User } from "../../lib/identity";
import classes from "./form.module.css";

const DeleteDialog = lazy(() => import("./delete-dialog"));

export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.form}>
      <p>
        {i18n.t(
          "Your itineraries, your profile and your sign-in are deleted at once and can’t be brought back. Your connections end, and the others are told. What a family paid for your company on a trip that is still to come goes back to them. What you paid yourself is treated as if you cancelled.",
        )}
      </p>
      <div>
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          className={classes.dangerous}
          onClick={() => setOpen(true)}
        >
          {i18n.t("Delete my account")}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<Loading floating />}>
          <DeleteDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
