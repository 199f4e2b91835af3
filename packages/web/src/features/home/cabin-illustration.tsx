/** Decorative: two passengers from behind, at the windows of a cabin. */
export function CabinIllustration() {
  return (
    <svg viewBox="0 0 440 300" width="440" height="300" aria-hidden="true">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3c5a99" />
          <stop offset="0.55" stopColor="#f19a6b" />
          <stop offset="1" stopColor="#fbd38a" />
        </linearGradient>
        <clipPath id="panes">
          <rect x="52" y="66" width="92" height="124" rx="40" />
          <rect x="174" y="66" width="92" height="124" rx="40" />
          <rect x="296" y="66" width="92" height="124" rx="40" />
        </clipPath>
      </defs>
      <g fill="#22335c">
        <rect x="42" y="56" width="112" height="144" rx="49" />
        <rect x="164" y="56" width="112" height="144" rx="49" />
        <rect x="286" y="56" width="112" height="144" rx="49" />
      </g>
      <g clipPath="url(#panes)">
        <rect x="40" y="50" width="360" height="150" fill="url(#dusk)" />
        <circle cx="220" cy="150" r="25" fill="#fff3d6" />
        <path
          d="M30 180c24-16 46-4 58-12 20-14 44 2 60 12h38c18-16 40-8 54-2 22-12 44-2 56 0 20-18 42-10 62 0 26-6 46 0 60 8v30H30Z"
          fill="#fffdf8"
          opacity="0.85"
        />
      </g>
      <path
        d="M60 42C130-2 310-2 380 42"
        fill="none"
        stroke="#f7a823"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="60" cy="42" r="6" fill="#fffdf8" />
      <circle cx="380" cy="42" r="6" fill="#fffdf8" />
      <path
        transform="translate(203 -8) scale(1.5)"
        d="M22 12c0 .9-1 1.6-2.2 1.6h-4.9l-4.5 7.2H8.3l2.2-7.2H5.9l-1.7 2.2H2.6L3.7 12 2.6 8.2h1.6l1.7 2.2h4.6L8.3 3.2h2.1l4.5 7.2h4.9C21 10.4 22 11.1 22 12Z"
        fill="#fffdf8"
      />
      {/* An elderly woman, and a companion who leans towards her. */}
      <g transform="rotate(3 140 260)">
        <path d="M88 310v-34c0-30 22-50 52-50s52 20 52 50v34Z" fill="#7d94c8" />
        <path d="M127 200h26v28c0 8-26 8-26 0Z" fill="#d9a381" />
        <circle cx="106.5" cy="186" r="6" fill="#d9a381" />
        <circle cx="173.5" cy="186" r="6" fill="#d9a381" />
        <circle cx="140" cy="140" r="15" fill="#d3d8e2" />
        <path
          d="M106 184c0-22 14-36 34-36s34 14 34 36c0 16-14 28-34 28s-34-12-34-28Z"
          fill="#e9ecf2"
        />
      </g>
      <g transform="rotate(-8 300 270)">
        <path d="M248 310v-34c0-30 22-50 52-50s52 20 52 50v34Z" fill="#f7a823" />
        <path d="M287 196h26v32c0 8-26 8-26 0Z" fill="#9c6644" />
        <circle cx="266.5" cy="178" r="6" fill="#9c6644" />
        <circle cx="333.5" cy="178" r="6" fill="#9c6644" />
        <path
          d="M266 174c0-22 14-36 34-36s34 14 34 36c0 18-14 30-34 30s-34-12-34-30Z"
          fill="#3a2417"
        />
      </g>
      <g>
        <path d="M70 300v-36c0-18 14-30 30-30h80c16 0 30 12 30 30v36Z" fill="#f2e6cf" />
        <path d="M86 300v-32c0-10 8-18 18-18h72c10 0 18 8 18 18v32Z" fill="#e4d2ae" />
        <path d="M230 300v-36c0-18 14-30 30-30h80c16 0 30 12 30 30v36Z" fill="#f2e6cf" />
        <path d="M246 300v-32c0-10 8-18 18-18h72c10 0 18 8 18 18v32Z" fill="#e4d2ae" />
        <path d="M204 300v-26a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v26Z" fill="#cdb88c" />
      </g>
    </svg>
  );
}
