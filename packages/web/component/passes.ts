/** Pictures of boarding passes, made as an airline prints them. */
import { encode } from "bcbp";
import { prepareZXingModule, type WriterOptions, writeBarcode } from "zxing-wasm/writer";
import wasmUrl from "zxing-wasm/writer/zxing_writer.wasm?url";

export type Flight = { flight: string; from: string; to: string; date: string; seat: string };

/** What must not leave the phone. */
export const secrets = ["QX7RT2", "2345678901", "556677889"];

/** The text of the code. @param name as `RAMAN/PRIYA` */
export function codeOf(name: string, flights: readonly Flight[]): string {
  const [pnr, serialNumber, frequentFlyerNumber] = secrets;
  return encode({
    data: {
      passengerName: name,
      legs: flights.map(({ flight, from, to, date, seat }) => ({
        operatingCarrierPNR: pnr ?? "",
        departureAirport: from,
        arrivalAirport: to,
        operatingCarrierDesignator: flight.split("-")[0] ?? "",
        flightNumber: (flight.split("-")[1] ?? "").padStart(4, "0"),
        flightDate: new Date(`${date}T00:00:00Z`),
        compartmentCode: "Y",
        seatNumber: seat.padStart(4, "0"),
        checkInSequenceNumber: "0061",
        passengerStatus: "1",
        serialNumber: serialNumber ?? "",
        frequentFlyerNumber: frequentFlyerNumber ?? "",
      })),
    },
  });
}

type Picture = {
  format?: WriterOptions["format"];
  /** Degrees. */
  tilt?: number;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Part of the picture's width that the code takes. */
  share?: number;
};

/** A sheet with a code, or with several below each other. */
export async function pictureOf(
  texts: readonly string[],
  { format = "PDF417", tilt = 0, width = 1200, height = 900, share = 0.7 }: Picture = {},
): Promise<File> {
  prepareZXingModule({ overrides });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.fillStyle = "#f4f1ea";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((tilt * Math.PI) / 180);
  for (const [index, text] of texts.entries()) {
    const { image, error } = await writeBarcode(text, { format, scale: 4 });
    if (!image) throw new Error(error);
    const code = await createImageBitmap(image);
    const room = height / texts.length;
    const scale = Math.min((width * share) / code.width, (room * 0.8) / code.height);
    const [w, h] = [code.width * scale, code.height * scale];
    const middle = (index + 0.5) * room - height / 2;
    context.drawImage(code, -w / 2, middle - h / 2, w, h);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
  if (!blob) throw new Error("The picture is too large.");
  return new File([blob], "pass.jpg", { type: blob.type });
}

const overrides = { locateFile: () => wasmUrl };
