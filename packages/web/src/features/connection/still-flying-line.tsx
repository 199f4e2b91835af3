import type { Connection } from "@flightaides/core/connection/contract.ts";
import { i18n } from "../../lib/i18n";
import { momentOf, nameOf } from "./status";

/** When the counterpart last said that they still fly, if they have. */
export function StillFlyingLine({ connection }: { connection: Connection }) {
  const at = connection.stillFlying?.theirs;
  if (!at) return null;
  return (
    <p>
      {i18n.t("{name} still flies, and said so on {at}.", {
        name: nameOf(connection),
        at: momentOf(connection, at),
      })}
    </p>
  );
}
