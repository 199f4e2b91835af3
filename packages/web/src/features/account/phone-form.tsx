import { type Profile, update as updateProfile } from "@flightaides/core/user/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { PhoneField } from "../../components/phone-field";
import { messageOf } from "../../components/problem";
import { call } from "../../lib/api";
import { fieldErrors } from "../../lib/field-errors";
import { i18n } from "../../lib/i18n";
import { emptyPhone, phoneDraftOf, phoneOf } from "../../lib/phone";
import classes from "./form.module.css";
import { profile } from "./queries";

/** The phone number that is proposed when a trip is posted. An empty field removes it. */
export function PhoneForm({ uid, saved }: { uid: string; saved: Profile["phoneNumber"] }) {
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState(() => (saved ? phoneDraftOf(saved) : emptyPhone()));
  const [isInvalid, setInvalid] = useState(false);
  const change = useMutation({
    mutationFn: (phoneNumber: string) => call(updateProfile, { phoneNumber }),
    onSuccess: (updated) => queryClient.setQueryData(profile(uid).queryKey, updated),
  });
  const refused = fieldErrors(change.error).phoneNumber;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const phoneNumber = phone.number.trim() ? phoneOf(phone) : "";
    setInvalid(phoneNumber === undefined);
    if (phoneNumber !== undefined) change.mutate(phoneNumber);
    else element.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus();
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form}>
      <PhoneField
        value={phone}
        error={isInvalid ? i18n.t("Invalid Phone No.") : refused}
        onChange={(next) => {
          setPhone(next);
          setInvalid(false);
        }}
      />
      {change.error && !refused && (
        <p role="alert" className={classes.problem}>
          {i18n.t("Your phone number isn’t saved.")} {messageOf(change.error)}
        </p>
      )}
      <div className={classes.row}>
        <Button type="submit" variant="default" size="md" loading={change.isPending}>
          {i18n.t("Save phone number")}
        </Button>
        <p role="status">
          {change.isSuccess && (change.data.phoneNumber ? i18n.t("Saved.") : i18n.t("Removed."))}
        </p>
      </div>
    </form>
  );
}
