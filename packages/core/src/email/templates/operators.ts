import type { AtDelivery } from "./blocks";
import type { OperatorsProps } from "./connection-props";
import { type Rendered, renderMail } from "./layout";

/** To the operators, in English. A path of the site becomes a link: who owes the mail may not know the site. */
export function operators({ subject, rows }: OperatorsProps, at: AtDelivery): Rendered {
  const linked = rows.map(([name, value]): [string, string] => [
    name,
    value.startsWith("/") ? `${at.site.home}${value}` : value,
  ]);
  return renderMail(
    {
      subject,
      heading: subject,
      blocks: [{ kind: "rows", rows: linked }],
      because: "You get this mail because you operate FlightAides.",
    },
    at,
  );
}
