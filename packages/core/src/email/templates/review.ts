import type { AtDelivery } from "./blocks";
import type { ReviewProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, routeSuffix } from "./two-trips";

/** To both, the day after the trip. */
export function review(props: ReviewProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `How was your trip?${routeSuffix(props)}`,
      heading: `Would you fly with ${other.name} again?`,
      blocks: [
        greeting(at.name),
        paragraph(
          `Tell others how it was, and thank ${other.name} if you like. Your answer is shown once both of you have answered, or after 14 days. If you did not fly together, say so there.`,
        ),
        ...matchedTrips(props),
        button("Answer", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}
