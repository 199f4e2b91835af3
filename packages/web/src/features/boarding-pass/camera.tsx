import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./boarding-pass.module.css";
import type { CameraEnd, Failure, Reading } from "./read-pass";
import { loadReader, readPart } from "./read-pass";
import { wordsOf } from "./words";

type Props = {
  /** Of the trip. */
  year: number;
  onPass: (reading: Extract<Reading, { pass: unknown }>) => void;
  onError: (error: unknown) => void;
  /** Without a reason: by the user, or because the page is hidden. */
  onEnd: (reason?: CameraEnd) => void;
};

/** Milliseconds between two looks, and until it ends by itself. */
const interval = 300;
const timeout = 60_000;
/** The shape of what the page shows of the picture, and the frame in it, in which the code is looked for: boarding-pass.module.css. */
const shape = 4 / 3;
const frame = { width: 0.9, height: 0.6 };
/** Pixels of its longer side that are looked at. */
const longest = 1280;

/** Looks for a boarding pass until it finds one. The camera is off as soon as this is closed or the page hidden. */
export function Camera({ year, onPass, onError, onEnd }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState<Failure>();
  const [isOn, setOn] = useState(false);
  const callbacks = useRef({ onPass, onError, onEnd });
  callbacks.current = { onPass, onError, onEnd };
  const closing = useRef<HTMLButtonElement>(null);
  // The button that started the camera has been removed.
  useEffect(() => closing.current?.focus(), []);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const end = (reason?: CameraEnd) => {
      if (!signal.aborted) callbacks.current.onEnd(reason);
    };
    look().catch(callbacks.current.onError);
    const timer = setTimeout(() => end("timeout"), timeout);
    const onHide = () => document.hidden && end();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onHide);
    };

    async function look() {
      const [reader, stream] = await Promise.all([loadReader(), openCamera()]);
      const stop = () => {
        if (typeof stream === "string") return;
        for (const track of stream.getTracks()) track.stop();
      };
      signal.addEventListener("abort", stop);
      const { current: element } = video;
      if (signal.aborted || !reader || typeof stream === "string" || !element) {
        stop();
        end(typeof stream === "string" ? stream : "no-reader");
        return;
      }
      element.srcObject = stream;
      setOn(true);
      while (!signal.aborted) {
        const reading = await readFrame(reader, element, year);
        if (signal.aborted) return;
        if (reading && "pass" in reading) {
          stop();
          callbacks.current.onPass(reading);
          return;
        }
        setHint(reading?.failure);
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    }
  }, [year]);

  const isWrong = hint === "not-a-pass" || hint === "several";
  return (
    <div className={classes.camera}>
      <div className={classes.view}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={i18n.t("The picture of the camera")}
        />
        <div className={classes.frame} aria-hidden="true" />
      </div>
      <p role="status">
        {!isOn
          ? i18n.t("The camera is starting…")
          : isWrong
            ? wordsOf(hint).join(" ")
            : i18n.t("Hold the code level and inside the frame, near enough to fill it.")}
      </p>
      <Button ref={closing} variant="default" size="md" onClick={() => onEnd()}>
        {i18n.t("Close the camera")}
      </Button>
    </div>
  );
}

type LoadedReader = NonNullable<Awaited<ReturnType<typeof loadReader>>>;

/** @returns undefined while the camera has no picture yet */
async function readFrame(
  reader: LoadedReader,
  video: HTMLVideoElement,
  year: number,
): Promise<Reading | undefined> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return undefined;
  const shownWidth = Math.min(videoWidth, videoHeight * shape);
  const width = shownWidth * frame.width;
  const height = (shownWidth / shape) * frame.height;
  const part = { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
  return readPart(reader, video, part, Math.min(1, longest / Math.max(width, height)), year);
}

async function openCamera(): Promise<MediaStream | "refused" | "no-camera" | "busy"> {
  // Missing without https.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return "no-camera";
  try {
    return await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "NotAllowedError") return "refused";
    return error.name === "NotFoundError" || error.name === "OverconstrainedError"
      ? "no-camera"
      : "busy";
  }
}
