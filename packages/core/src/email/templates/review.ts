import type { AtDelivery } from "./blocks";
import type { ReviewProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, subjectFor } from "./two-trips";

/** To both, the day after the trip. */
export function review(props: ReviewProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { name } = namesOf(i18n, props);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("How was your trip?"), props),
      heading: i18n.t("Would you fly with {name} again?", { name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "Tell others how it was, and thank {name} if you like. Your answer is shown once both of you have answered, or after 14 days. If you did not fly together, say so there.",
            { name },
          ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Answer"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
