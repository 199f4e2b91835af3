import { encode } from "uqr";
import classes from "./qr-code.module.css";

/** A QR code, dark on light in both colour schemes: many readers fail on the opposite. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Four modules of margin, as the standard asks.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
