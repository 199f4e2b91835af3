import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../lib/config-query";

/** For stages that configure no address. */
const defaultAddress = "support@flightaides.example";

/** A mail link to the support address. */
export function SupportAddress({ subject }: { subject?: string }) {
  const address = useQuery(configQuery).data?.supportAddress ?? defaultAddress;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${address}${query}`}>{address}</a>;
}
