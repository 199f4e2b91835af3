import { useConfig } from "../lib/use-config";

/** Of a stage that names no other. */
const standard = "support@flightaides.example";

/** Where people write to. */
export function SupportAddress({ subject }: { subject?: string }) {
  const address = useConfig()?.supportAddress ?? standard;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${address}${query}`}>{address}</a>;
}
