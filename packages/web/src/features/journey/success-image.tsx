import { planePath } from "../../components/icons";
import { i18n } from "../../lib/i18n";

/** Two people under a flight path, with a check mark. */
export function SuccessImage() {
  return (
    <svg
      viewBox="0 0 320 190"
      width="320"
      height="190"
      role="img"
      aria-label={i18n.t("Two people, connected")}
    >
      <rect width="320" height="190" rx="24" fill="#14213d" />
      <circle cx="160" cy="190" r="132" fill="#22335c" />
      <path
        d="M44 92C94 18 226 18 276 92"
        fill="none"
        stroke="#f7a823"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="44" cy="92" r="6" fill="#fffdf8" />
      <circle cx="276" cy="92" r="5" fill="#14213d" stroke="#fffdf8" strokeWidth="3" />
      <path transform="translate(206 14) rotate(22) scale(1.3)" d={planePath} fill="#fffdf8" />
      {/* The same two people as in the illustration on home. */}
      <clipPath id="card">
        <rect width="320" height="190" rx="24" />
      </clipPath>
      <g clipPath="url(#card)">
        <path d="M66 200v-20c0-26 19-44 45-44s45 18 45 44v20Z" fill="#7d94c8" />
        <path d="M100 116h22v22c0 7-22 7-22 0Z" fill="#d9a381" />
        <circle cx="111" cy="66" r="12" fill="#d3d8e2" />
        <circle cx="111" cy="98" r="27" fill="#d9a381" />
        <path
          d="M83 98c0-19 12-31 28-31s28 12 28 31c-8-3-14-9-17-15-8 9-24 15-39 15Z"
          fill="#e9ecf2"
        />
        <path d="M164 200v-20c0-26 19-44 45-44s45 18 45 44v20Z" fill="#f7a823" />
        <path d="M198 116h22v22c0 7-22 7-22 0Z" fill="#9c6644" />
        <circle cx="209" cy="98" r="27" fill="#9c6644" />
        <path
          d="M181 98c0-19 12-31 28-31s28 12 28 31c-2-8-6-13-12-15-12 4-32 3-38-1-4 4-5 9-6 16Z"
          fill="#3a2417"
        />
        <g fill="none" stroke="#14213d" strokeWidth="3" strokeLinecap="round">
          <path d="M102 110c5 5 13 5 18 0M200 110c5 5 13 5 18 0" />
        </g>
        <g fill="#14213d">
          <circle cx="101" cy="99" r="2.5" />
          <circle cx="121" cy="99" r="2.5" />
          <circle cx="199" cy="99" r="2.5" />
          <circle cx="219" cy="99" r="2.5" />
        </g>
      </g>
      <circle cx="160" cy="156" r="25" fill="#fffdf8" />
      <circle cx="160" cy="156" r="20" fill="#1f7a4d" />
      <path
        d="m151 156.5 6.5 6.5 12-13"
        fill="none"
        stroke="#fffdf8"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
