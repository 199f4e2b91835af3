type Props = { size?: number };

/** Decorative: the two passengers of the cabin, from the front. */
export function MotherHead({ size = 56 }: Props) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#22335c" />
      <circle cx="32" cy="12" r="7" fill="#d3d8e2" />
      <path d="M8 53c4-9 13-12 24-12s20 3 24 12a32 32 0 0 1-48 0Z" fill="#7d94c8" />
      <path d="M27 36h10v8c0 4-10 4-10 0Z" fill="#c98f6d" />
      <circle cx="32" cy="28" r="12" fill="#d9a381" />
      <path d="M18 29c-1-11 5-16 14-16s15 5 14 16c-3-1-6-4-8-8-4 4-13 5-20 8Z" fill="#e9ecf2" />
      <circle cx="32" cy="22.5" r="1.2" fill="#b3261e" />
      <path
        d="M26 29.5h2M36 29.5h2M28 34c2.5 2 5.5 2 8 0"
        fill="none"
        stroke="#5c3320"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function HelperHead({ size = 56 }: Props) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#fbd38a" />
      <path d="M8 53c4-9 13-12 24-12s20 3 24 12a32 32 0 0 1-48 0Z" fill="#14213d" />
      <path d="M27 36h10v8c0 4-10 4-10 0Z" fill="#8a5738" />
      <circle cx="32" cy="28" r="12" fill="#9c6644" />
      <path
        d="M19 27c-2-12 5-17 13-17 9 0 15 5 13 17-2-3-3-5-4-8-6 3-14 3-18 0-1 3-2 5-4 8Z"
        fill="#3a2417"
      />
      <path
        d="M26 29h2M36 29h2M27.5 33.5c2.5 2.5 6.5 2.5 9 0"
        fill="none"
        stroke="#2a160c"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
