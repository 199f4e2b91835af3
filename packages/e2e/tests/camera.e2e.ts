/** The camera: Chromium shows a video from a file as that of a camera. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browser as launched } from "../support/browser";
import { connect, goTo, pay, postBoth, test } from "../support/couple";
import { codeOf, videoOf } from "../support/passes";
import { takePicture } from "../support/picture";
import { expect } from "../support/test";

const { launchOptions } = await launched();
/** Read when the camera starts. */
const video = join(process.env.E2E_DIR ?? "", `camera-${process.env.TEST_WORKER_INDEX}.y4m`);

test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

test("the camera reads a boarding pass, and is off afterwards", { tag: "@deep" }, async ({
  traveler,
  flightaid,
  browser,
}) => {
  const { trip, offered } = await postBoth(traveler, flightaid, "open", 1);
  const { flight, from, to, travelDate: date } = trip;
  const id = await connect(traveler, offered);
  await pay(traveler);
  const { page } = traveler;
  const pass = { name: "KRISHNAN/MEERA", flight, from, to, date, seat: "23A" };

  await writeFile(video, await videoOf(browser, "https://airline.example", { format: "QRCode" }));
  await page.goto(`/boarding-pass/${id}`);
  // Keeps the streams, to see that they end.
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const states = () =>
    page.evaluate(() =>
      (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
        ({ readyState }) => readyState,
      ),
    );
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.getByLabel("The picture of the camera")).toBeVisible();
  await expect(page.getByText(/^This code is not a boarding pass\./)).toBeVisible();
  await expect.poll(states).toEqual(["live"]);
  await takePicture(page, "camera/other-code-390");
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect.poll(states).toEqual(["ended"]);

  await writeFile(video, await videoOf(browser, codeOf(pass)));
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.getByRole("button", { name: "Share with Priya Raman" })).toBeVisible();
  await expect.poll(states).toEqual(["ended", "ended"]);
  await takePicture(page, "camera/read-390");
  await page.getByRole("button", { name: "Share with Priya Raman" }).click();
  await expect(page.getByText(/^Shared\./)).toBeVisible();
  await goTo(traveler, id);
  await expect(page.getByRole("region", { name: "Seats" })).toContainText("You are in 23A.");
});
