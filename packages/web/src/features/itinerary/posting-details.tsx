import "../../components/form-styles";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { Trans } from "@lingui/react";
import { Checkbox } from "@mantine/core";
import { memo } from "react";
import { Link } from "react-router";
import { PhoneField } from "../../components/phone-field";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { useSession } from "../../lib/session";
import { PlainRules } from "../safety/plain-rules";
import type { Errors } from "./leg-draft";
import classes from "./posting-details.module.css";
import type { PostingDraft } from "./posting-draft";
import { DetailsFields } from "./posting-fields";

type Props = {
  /** The owner's own. */
  role: Type;
  value: PostingDraft;
  errors: Errors;
  asksConnect: boolean;
  /** The trip is posted to connect with somebody: then it replaces none. Default: false. */
  forConnection?: boolean;
  onChange: (changed: Partial<PostingDraft>) => void;
};

/** The fields of a posting besides the trip: phone number, details, consents. Memoized: a change of the legs does not re-render them. */
export const PostingDetails = memo(function PostingDetails(props: Props) {
  const { role, value, errors, asksConnect, forConnection = false, onChange } = props;
  const posted = useSession("posted");
  const [leg] = posted?.role === role ? posted.itinerary : [];
  return (
    <>
      {leg && !forConnection && (
        <Checkbox
          label={i18n.t("Post it as another trip")}
          description={i18n.t(
            "Otherwise it replaces the trip that you have just posted, unless you have a connection for it: {route}, {date}.",
            { route: routeOf(i18n, leg), date: formatDate(leg.travelDate) },
          )}
          {...box}
          checked={value.separate}
          onChange={(event) => onChange({ separate: event.currentTarget.checked })}
        />
      )}
      <PhoneField
        value={value.phone}
        error={errors.phoneNumber}
        onChange={(phone) => onChange({ phone })}
      />
      <DetailsFields
        role={role}
        value={value}
        errors={errors}
        asksConnect={asksConnect}
        onChange={onChange}
      />
      <PlainRules reader={role} />
      <div className={classes.consents}>
        <Checkbox
          label={
            <Trans
              id="I agree to the <terms>Terms of Service</terms>, the <agreement>Co-traveler agreement</agreement> and the <privacy>Privacy Policy</privacy>, and to be contacted about my trip by email, phone or SMS."
              components={{
                // In a new tab, so that the form keeps what is typed.
                terms: <Link to={paths.termsOfUse} target="_blank" />,
                agreement: <Link to={paths.coTraveler} target="_blank" />,
                privacy: <Link to={paths.privacyPolicy} target="_blank" />,
              }}
            />
          }
          {...box}
          error={errors.terms}
          aria-invalid={Boolean(errors.terms)}
          checked={value.terms}
          onChange={(event) => onChange({ terms: event.currentTarget.checked })}
        />
        <Checkbox
          label={i18n.t("You may also send me news and offers. (Optional)")}
          {...box}
          checked={value.marketing}
          onChange={(event) => onChange({ marketing: event.currentTarget.checked })}
        />
      </div>
    </>
  );
});

const box = {
  color: "var(--fa-ink)",
  iconColor: "var(--fa-surface)",
  size: "md",
  className: classes.box,
} as const;
