/** Pictures of boarding passes, made as an airline prints them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { encode } from "bcbp";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";

export type Printed = {
  /** `SURNAME/GIVEN`. */
  name: string;
  /** `EK-242`. */
  flight: string;
  from: string;
  to: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `23A`. */
  seat: string;
};

/** What a pass holds beside that: booking reference, ticket number, frequent flyer number. */
export const secrets = ["QX7RT2", "2345678901", "556677889"] as const;

export function codeOf({ name, flight, from, to, date, seat }: Printed): string {
  const [airline = "", number = ""] = flight.split("-");
  const [operatingCarrierPNR, serialNumber, frequentFlyerNumber] = secrets;
  return encode({
    data: {
      passengerName: name,
      legs: [
        {
          operatingCarrierPNR,
          departureAirport: from,
          arrivalAirport: to,
          operatingCarrierDesignator: airline,
          flightNumber: number.padStart(4, "0"),
          flightDate: new Date(`${date}T00:00:00Z`),
          compartmentCode: "Y",
          seatNumber: seat.padStart(4, "0"),
          checkInSequenceNumber: "0061",
          passengerStatus: "1",
          serialNumber,
          frequentFlyerNumber,
        },
      ],
    },
  });
}

/** A photo of a code as PNG. @param tilt in degrees */
export async function photoOf(
  browser: Browser,
  code: string,
  { format = "PDF417", tilt = 0 }: { format?: "PDF417" | "Aztec" | "QRCode"; tilt?: number } = {},
) {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  const { image, error } = await writeBarcode(code, { format, scale: 3 });
  if (!image) throw new Error(error);
  const data = Buffer.from(await image.arrayBuffer()).toString("base64");
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.setContent(
    `<body style="display:grid;place-items:center;height:100vh;margin:0;background:#f4f1ea">
      <img alt="" style="transform:rotate(${tilt}deg)" src="data:image/png;base64,${data}"></body>`,
  );
  const buffer = await page.screenshot();
  await page.context().close();
  return { name: "pass.png", mimeType: "image/png", buffer };
}
