import { paths } from "../../lib/paths";

/** The address of the passenger's card of a connection. */
export function cardPath(connection: string): string {
  return paths.passengerCard.replace(":id", encodeURIComponent(connection));
}
