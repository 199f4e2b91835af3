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
        d="M22 12c0 .9-1 1.6-2.2 1.6h-4.9l-4.5 7.2H8.3l2.2-7.2H5.9l-1.7 2.2H2.6L3.7 12 2.6 8.2h1.6l1.7 2.2h4.6L8.3 3.2h2.1l4.5 7.2h4.9C21 10.400 22 11.100 22 12Z"
        fill="var(--fa-accent)"
      />
    </svg>
  );
}
