/** The logo: two people under one flight path. */
export function Brand({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#14213d" />
      <path
        d="M7 20.5a9 9 0 0 1 18 0"
        fill="none"
        stroke="#f7a823"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="11.6" cy="20.6" r="3" fill="#fffdf8" />
      <circle cx="20.4" cy="20.6" r="3" fill="#fffdf8" />
    </svg>
  );
}
