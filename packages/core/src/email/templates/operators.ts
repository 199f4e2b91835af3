import type { OperatorsProps } from "./connection-props";
import { type AtDelivery, type Rendered, renderMail } from "./layout";

/** To the operators. */
export function operators({ subject, rows, evidence }: OperatorsProps, at: AtDelivery): Rendered {
  return renderMail(
    {
      subject,
      heading: subject,
      blocks: [
        { kind: "rows", rows },
        ...(evidence ? [{ kind: "quote" as const, text: evidence }] : []),
      ],
      because: "You get this mail because you operate FlightAides.",
    },
    at,
  );
}
