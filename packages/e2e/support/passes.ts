/** Pictures of boarding passes, made as an airline prints them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "@playwright/test";
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

type Photo = { format?: "PDF417" | "Aztec" | "QRCode"; tilt?: number };

/** A photo of a code as PNG. @param tilt in degrees */
export async function photoOf(browser: Browser, code: string, photo?: Photo) {
  const page = await openPhoto(browser, code, photo);
  const buffer = await page.screenshot();
  await page.context().close();
  return { name: "pass.png", mimeType: "image/png", buffer };
}

/** What a camera sees that is held over a code: a video in the format Y4M, which Chromium takes for that of a camera. */
export async function videoOf(browser: Browser, code: string, photo?: Photo): Promise<Buffer> {
  const page = await openPhoto(browser, code, photo);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const picture = (await page.screenshot()).toString("base64");
  const luma = await page.evaluate(async (data) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${data}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas?.drawImage(image, 0, 0);
    const pixels = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
    let text = "";
    for (let at = 0; at < pixels.length; at += 4) text += String.fromCharCode(pixels[at] ?? 0);
    return btoa(text);
  }, picture);
  await page.context().close();
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(luma, "base64"), grey]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, frame, frame]);
}

async function openPhoto(
  browser: Browser,
  code: string,
  { format = "PDF417", tilt = 0 }: Photo = {},
): Promise<Page> {
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
  return page;
}
