import {
  boardingPassDays,
  removeBoardingPass,
  shareBoardingPass,
} from "@flightaides/core/boarding-pass/contract.ts";
import { hasSurname } from "@flightaides/core/confirmed-name/surname.ts";
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { nameOf } from "../connection/status";
import { useChange } from "../connection/use-change";
import classes from "./boarding-pass.module.css";
import { Camera } from "./camera";
import { compare, type Flown } from "./compare";
import { flownLegs } from "./flown-legs";
import { type CameraEnd, type Failure, loadReader, type Reading, readFile } from "./read-pass";
import { otherWords, wordsOf } from "./words";

type Props = {
  uid: string;
  /** The name of the user's profile. */
  profileName: string;
  connection: Connection;
};

type State =
  | { is: "choosing"; problem?: readonly string[]; retry?: () => void }
  | { is: "loading" }
  | { is: "reading" }
  | { is: "camera" }
  | { is: "read"; flown: Flown[]; surnameFits: boolean }
  | { is: "shared" };

/** Reads a boarding pass on this device, says what would be shared, and shares it. */
export function BoardingPass({ uid, profileName, connection }: Props) {
  const [state, setState] = useState<State>({ is: "choosing" });
  const latest = useRef(0);
  const { journey } = connection;
  const own = flownLegs(connection, "mine");
  const [first] = own;
  if (!journey || !first || Date.parse(journey.until) <= Date.now())
    return <NotNow connection={connection} />;
  const daysUntilOpen = ({ travelDate }: ShownLeg) =>
    daysBetween(today(connection.timeZone), travelDate) - boardingPassDays;
  const opens = daysUntilOpen(first);
  if (opens > 0) return <NotNow connection={connection} days={opens} />;
  const year = Number(first.travelDate.slice(0, 4));

  function start(file: Blob) {
    read(file).catch(crash);
  }

  async function read(file: Blob) {
    // A second picture replaces the first.
    const turn = ++latest.current;
    const show = (next: State) => turn === latest.current && setState(next);
    show({ is: "loading" });
    const reader = await loadReader();
    if (!reader) {
      show({ is: "choosing", problem: wordsOf("no-reader"), retry: () => start(file) });
      return;
    }
    show({ is: "reading" });
    // The words are painted before the work begins.
    await new Promise((resolve) => setTimeout(resolve, 50));
    show(await stateOf(await readFile(reader, file, year)));
  }

  async function stateOf(reading: Reading): Promise<State> {
    if ("failure" in reading) return failed(reading.failure);
    const { pass } = reading;
    const compared = compare(pass, own);
    if (!compared.fits) return { is: "choosing", problem: otherWords(compared, own) };
    // Later flights of the pass are shared when they are near.
    const isNear = ({ leg }: Flown) =>
      own.some((one, at) => at + 1 === leg && daysUntilOpen(one) <= 0);
    const near = compared.flown.filter(isNear);
    const flown = near.length > 0 ? near : compared.flown;
    return hasSurname(profileName, pass.surname, pass.isCut).then(
      (surnameFits) => ({ is: "read", flown, surnameFits }),
      // A name in another script needs tables, which could not be loaded.
      () => failed("no-reader"),
    );
  }

  /** Leaves an error to the boundary of the page. */
  function crash(error: unknown) {
    setState(() => {
      throw error;
    });
  }

  switch (state.is) {
    case "loading":
      return <Loading text={i18n.t("The reader is loading, once: 0.4 MB…")} />;
    case "reading":
      return <Loading text={i18n.t("The picture is being read…")} />;
    case "camera":
      return (
        <Camera
          year={year}
          onPass={(reading) => stateOf(reading).then(setState, crash)}
          onError={crash}
          onEnd={(reason) => {
            setState(reason ? failed(reason) : { is: "choosing" });
            keepFocus();
          }}
        />
      );
    case "read":
      return (
        <Confirm
          uid={uid}
          connection={connection}
          flown={state.flown}
          surnameFits={state.surnameFits}
          onShared={() => setState({ is: "shared" })}
          onCancel={() => {
            setState({ is: "choosing" });
            keepFocus();
          }}
        />
      );
    case "shared":
      return <Done connection={connection} />;
    default:
      return (
        <Choose
          problem={state.problem}
          onRetry={state.retry}
          own={own}
          onFile={start}
          onCamera={() => setState({ is: "camera" })}
        />
      );
  }
}

/** Moves the focus to the heading if the next rendering removes the focused element. */
function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  });
}

function failed(failure: Failure | CameraEnd): State {
  return { is: "choosing", problem: wordsOf(failure) };
}

/** The trip is over, or its flight is too far away. @param days until passes are read */
function NotNow({ connection, days }: { connection: Connection; days?: number }) {
  return (
    <div className={classes.page}>
      <p role="status">
        {days === undefined
          ? i18n.t("You can read a boarding pass only for a paid trip that is ahead or under way.")
          : i18n.t(
              "{count, plural, one {Come back tomorrow: airlines give out boarding passes a day or two before the flight.} other {Come back in # days: airlines give out boarding passes a day or two before the flight.}}",
              { count: days },
            )}
      </p>
      <Back connection={connection} />
    </div>
  );
}

function Back({ connection: { id } }: { connection: Connection }) {
  return (
    <Button
      component={Link}
      to={withQuery(paths.connect, { connection: id })}
      variant="default"
      size="md"
    >
      {i18n.t("Back to the trip")}
    </Button>
  );
}

type ChooseProps = {
  problem: readonly string[] | undefined;
  onRetry: (() => void) | undefined;
  own: readonly ShownLeg[];
  onFile: (file: Blob) => void;
  onCamera: () => void;
};

function Choose({ problem, onRetry, own, onFile, onCamera }: ChooseProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is gone.
    if (problem) alert.current?.focus();
  }, [problem]);
  const [title, advice] = problem ?? [];
  return (
    <div className={classes.page}>
      {problem && (
        <div ref={alert} className={classes.problem} role="alert" tabIndex={-1}>
          <p>
            <strong>{title}</strong> {advice}
          </p>
          {onRetry && (
            <Button variant="default" size="md" onClick={onRetry}>
              {i18n.t("Try again")}
            </Button>
          )}
        </div>
      )}
      <ul className={classes.flights} aria-label={i18n.t("Your flights")}>
        {own.map((leg) => (
          <li key={leg.sequence}>
            {[leg.flight, `${leg.from} – ${leg.to}`, formatDate(leg.travelDate)]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <FileButton label={i18n.t("Choose a picture or screenshot")} onFile={onFile} isMain />
        <FileButton label={i18n.t("Take a photo")} onFile={onFile} isPhoto />
        <Button variant="default" size="lg" onClick={onCamera}>
          {i18n.t("Scan with the camera")}
        </Button>
      </div>
      <p className={classes.small}>
        {i18n.t(
          "The pass is read on this phone. Its code, with your booking reference, is neither sent nor stored. You see first what would be shared, and decide.",
        )}
      </p>
    </div>
  );
}

type FileButtonProps = {
  label: string;
  onFile: (file: Blob) => void;
  isMain?: boolean;
  /** Opens the camera of a phone. */
  isPhoto?: boolean;
};

function FileButton({ label, onFile, isMain = false, isPhoto = false }: FileButtonProps) {
  return (
    <label
      className={classes.file}
      data-main={isMain || undefined}
      data-photo={isPhoto || undefined}
    >
      {label}
      <input
        type="file"
        accept="image/*"
        className="fa-hidden"
        {...(isPhoto && { capture: "environment" as const })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same picture can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

type ConfirmProps = {
  uid: string;
  connection: Connection;
  flown: readonly Flown[];
  surnameFits: boolean;
  onShared: () => void;
  onCancel: () => void;
};

/** Shows exactly what would be shared. */
function Confirm({ uid, connection, flown, surnameFits, onShared, onCancel }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, role } = connection;
  const name = nameOf(connection);
  const sharing = useChange(uid, id);
  const removing = useChange(uid, id);
  const sent = useRef(new Set<number>());
  const running = useRef<Promise<unknown>>(undefined);
  const isDeclined = useRef(false);
  const share = () => {
    if (removing.isPending) return;
    isDeclined.current = false;
    running.current = sharing
      .mutateAsync(async () => {
        let shared = connection;
        for (const { leg, flight, date, seat } of flown) {
          if (isDeclined.current) break;
          // Before the answer, which can be lost.
          sent.current.add(leg);
          shared = await call(shareBoardingPass, { id, leg, flight, date, seat, surnameFits });
        }
        return shared;
      })
      .then(
        () => {
          if (!isDeclined.current) onShared();
        },
        // The page shows the error.
        () => {},
      );
  };
  const remove = () =>
    removing.mutate(
      async () => {
        // What is under way can still arrive.
        await running.current;
        let left = connection;
        for (const leg of sent.current) left = await call(removeBoardingPass, { id, leg });
        return left;
      },
      { onSuccess: onCancel },
    );
  const decline = () => {
    isDeclined.current = true;
    if (running.current === undefined) onCancel();
    else remove();
  };
  return (
    <section className={classes.page} aria-labelledby="share">
      <h2 id="share" ref={heading} tabIndex={-1}>
        {i18n.t("Share this with {name}?", { name })}
      </h2>
      {flown.map((one) => (
        <dl key={one.leg} className={classes.facts}>
          <Fact name={i18n.t("Flight")} value={one.flight} />
          <Fact name={i18n.t("Date")} value={one.date ? formatDate(one.date) : i18n.t("none")} />
          <Fact name={i18n.t("Seat")} value={one.seat ?? i18n.t("none yet")} />
          <Fact
            name={i18n.t("Surname")}
            value={surnameFits ? i18n.t("fits your profile") : i18n.t("not that of your profile")}
          />
          {one.sold && (
            <div className={classes.note}>
              {i18n.t("{sold} is operated as {flight}.", { sold: one.sold, flight: one.flight })}
            </div>
          )}
        </dl>
      ))}
      {!surnameFits && (
        <p className={classes.warning}>
          {role === "traveler"
            ? i18n.t(
                "The name on this pass is not yours. That is right if you have posted the trip for somebody else, and this is their pass.",
              )
            : i18n.t(
                "The name on this pass is not yours. Share it only if it is your pass, and your profile has the name in another form.",
              )}
        </p>
      )}
      <p className={classes.small}>
        {i18n.t(
          "Nothing else: not the name on the pass, the booking reference, the ticket number or the code.",
        )}
      </p>
      <Problem
        title={
          flown.length > 1 ? i18n.t("Not all of it is shared yet.") : i18n.t("It isn’t shared yet.")
        }
        error={sharing.error}
        retrying={sharing.isPending || removing.isPending}
        onRetry={share}
      />
      <Problem
        title={i18n.t("We couldn’t take it back. A part may be shared.")}
        error={removing.error}
        retrying={removing.isPending}
        onRetry={remove}
      />
      <div className={classes.choices}>
        <Button
          size="lg"
          variant={surnameFits || role === "traveler" ? "filled" : "default"}
          loading={sharing.isPending}
          disabled={removing.isPending}
          onClick={share}
        >
          {i18n.t("Share with {name}", { name })}
        </Button>
        <Button size="lg" variant="default" loading={removing.isPending} onClick={decline}>
          {i18n.t("Don’t share")}
        </Button>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Done({ connection }: { connection: Connection }) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div className={classes.page}>
      <p ref={outcome} role="status" tabIndex={-1} className={classes.done}>
        {i18n.t("Shared. {name} sees it on the page of the trip.", { name: nameOf(connection) })}
      </p>
      <Back connection={connection} />
    </div>
  );
}
