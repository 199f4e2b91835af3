import type { AtDelivery } from "./blocks";
import type { OperatorsProps } from "./connection-props";
import { quoted, type Rendered, renderMail } from "./layout";

/** To the operators, in English. */
export function operators({ subject, rows, evidence }: OperatorsProps, at: AtDelivery): Rendered {
  return renderMail(
    {
      subject,
      heading: subject,
      blocks: [{ kind: "rows", rows }, ...quoted(evidence)],
      because: "You get this mail because you operate FlightAides.",
    },
    at,
  );
}
