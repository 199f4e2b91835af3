import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { createPortal } from "react-dom";
import { Dialog } from "../../components/dialog";
import { QrCode } from "../../components/qr-code";
import { useCopy } from "../../components/use-copy";
import { download } from "../../lib/download";
import { i18n } from "../../lib/i18n";
import { titleOfTrip } from "../../lib/trip-title";
import { calendarFile, calendarFileName } from "./calendar-file";
import classes from "./share.module.css";
import { tripLink } from "./trip-link";
import { whatsAppLink } from "./whats-app-link";

type Props = {
  /** The id of the itinerary. */
  id: string;
  legs: readonly ShownLeg[];
  onClose: () => void;
};

/** The link to a trip's page, to copy, to send, to print as a QR code; and the trip as a calendar file. */
export default function ShareDialog({ id, legs, onClose }: Props) {
  const { copied, copy } = useCopy();
  const url = tripLink(id);
  const title = titleOfTrip(legs);

  async function send() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The user has closed the system's window.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy("link", url);
    }
  }

  // In the body, so that it can be printed without the page.
  return createPortal(
    <Dialog title={i18n.t("Share this trip")} side="center" onClose={onClose}>
      <div className={classes.share}>
        <div className={classes.sheet}>
          <h3 className={classes.title}>{title}</h3>
          <QrCode text={url} label={i18n.t("QR code of the link {url}", { url })} />
          <p className={classes.link}>{url}</p>
        </div>
        <p className={classes.hint}>
          {i18n.t(
            "The link shows the trip without any names. Anyone who opens it can connect here.",
          )}
        </p>
        <Button
          component="a"
          href={whatsAppLink(title, url)}
          target="_blank"
          rel="noopener"
          size="lg"
        >
          {i18n.t("Share in your family’s WhatsApp group")}
          <span className="fa-hidden"> {i18n.t("(opens in a new tab)")}</span>
        </Button>
        <div className={classes.buttons}>
          {"share" in navigator && (
            <Button size="md" variant="default" onClick={() => void send()}>
              {i18n.t("Send the link")}
            </Button>
          )}
          <Button size="md" variant="default" onClick={() => void copy("link", url)}>
            {i18n.t("Copy the link")}
          </Button>
          <Button size="md" variant="default" onClick={() => window.print()}>
            {i18n.t("Print the QR code")}
          </Button>
          <Button
            size="md"
            variant="default"
            onClick={() =>
              download(
                calendarFile({ id, legs, url }, new Date()),
                calendarFileName(legs),
                "text/calendar;charset=utf-8",
              )
            }
          >
            {i18n.t("Add to calendar")}
          </Button>
        </div>
        <p role="status" className={copied ? classes.copied : "fa-hidden"}>
          {copied}
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}
