import { planePath } from "./icons";

/** A decorative plane on a dotted path, for pages with little content. */
export function FlightPath() {
  return (
    <svg viewBox="0 0 260 72" width="260" height="72" aria-hidden="true">
      <path
        d="M10 62C70-4 190-4 250 62"
        fill="none"
        stroke="var(--fa-edge)"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="10" cy="62" r="6" fill="var(--fa-ink)" />
      <circle cx="250" cy="62" r="5" fill="var(--fa-page)" stroke="var(--fa-ink)" strokeWidth="3" />
      <path
        transform="translate(150 -6) rotate(17) scale(1.7)"
        d={planePath}
        fill="var(--fa-accent)"
      />
    </svg>
  );
}
