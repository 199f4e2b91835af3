/** Where people write to. The one place that names it. */
const supportAddress = "support@flightaides.example";

export function SupportAddress({ subject }: { subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${supportAddress}${query}`}>{supportAddress}</a>;
}
