import "../../components/form-styles";
import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OutputOf } from "@flightaides/core/contract.ts";
import {
  createFollowLink,
  type FollowLink,
  maxFollowLinks,
  revokeFollowLink,
  setTapMails,
} from "@flightaides/core/journey/contract.ts";
import { type Language, languageNames, languages } from "@flightaides/core/language/contract.ts";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Problem } from "../../components/problem";
import { useCopy } from "../../components/use-copy";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { language as pageLanguage } from "../../lib/language";
import { connection as connectionQuery } from "../connection/queries";
import classes from "./follow-links.module.css";

type Props = { uid: string; connection: Connection };
type MadeLink = OutputOf<typeof createFollowLink>;

/** The secret links with which the traveler's family sees how far the trip is. */
export default function FollowLinks({ uid, connection }: Props) {
  const { id, journey } = connection;
  const queryClient = useQueryClient();
  const { queryKey } = connectionQuery(uid, id);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const title = useRef<HTMLParagraphElement>(null);
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const making = useMutation({
    mutationFn: () => call(createFollowLink, { id, language }),
    onSuccess: (link) => {
      setMade((before) => [...before, link]);
      return reload();
    },
  });
  const revoking = useMutation({
    mutationFn: (linkId: string) => call(revokeFollowLink, { id, linkId }),
    onSuccess: async (_, linkId) => {
      // The address of a link that has ended is not offered any more.
      setMade((before) => before.filter((link) => link.id !== linkId));
      // The button goes.
      title.current?.focus();
      await reload();
    },
  });
  const wishing = useMutation({
    mutationFn: (wanted: boolean) => call(setTapMails, { id, wanted }),
    onSuccess: reload,
    // Sequential, so that the last press is the last one to be saved.
    scope: { id: "tap-mails" },
  });
  const links = journey?.followLinks ?? [];
  const isOver = journey === undefined || Date.parse(journey.until) <= Date.now();
  return (
    <>
      <p ref={title} tabIndex={-1}>
        {i18n.t(
          "The link shows first names, flights, and what you both press on the way, such as “Landed”: no phone numbers and no messages. It opens without an account. Give it to the family only.",
        )}
      </p>
      {made.map((link) => (
        <NewLink key={link.id} link={link} isNewest={link === made.at(-1)} />
      ))}
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link.id}>
              <LinkWords link={link} />
              <Button
                variant="default"
                size="md"
                aria-label={i18n.t("End the link in {language}", {
                  language: languageNames[link.language],
                })}
                loading={revoking.isPending && revoking.variables === link.id}
                onClick={() => revoking.mutate(link.id)}
              >
                {i18n.t("End the link")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Problem
        title={i18n.t("The link still works.")}
        error={revoking.error}
        retrying={revoking.isPending}
        onRetry={() => revoking.variables && revoking.mutate(revoking.variables)}
      />
      {!isOver && links.length < maxFollowLinks && (
        <div className={classes.make}>
          <NativeSelect
            label={i18n.t("Language of the page")}
            size="md"
            value={language}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(languages.find((one) => one === value) ?? pageLanguage)
            }
          />
          <Button
            size="md"
            variant="default"
            loading={making.isPending}
            onClick={() => making.mutate()}
          >
            {links.length > 0 ? i18n.t("Make another link") : i18n.t("Make a link")}
          </Button>
        </div>
      )}
      <Problem
        title={i18n.t("There is no link yet.")}
        error={making.error}
        retrying={making.isPending}
        onRetry={() => making.mutate()}
      />
      {!isOver && (
        <Checkbox
          label={i18n.t("A mail to me at each step")}
          description={i18n.t(
            "When your Flightaide presses “On board” or “Landed”, a minute or two later. On devices with notifications it is shown in any case.",
          )}
          color="var(--fa-ink)"
          iconColor="var(--fa-surface)"
          size="md"
          checked={wishing.isPending ? wishing.variables : (journey.tapMails ?? false)}
          onChange={({ currentTarget: { checked } }) => wishing.mutate(checked)}
        />
      )}
      <Problem
        title={i18n.t("That isn’t saved.")}
        error={wishing.error}
        retrying={wishing.isPending}
        onRetry={() => wishing.mutate(wishing.variables ?? false)}
      />
    </>
  );
}

function LinkWords({ link: { language, createdAt, until } }: { link: FollowLink }) {
  return (
    <div>
      <p lang={language}>
        <strong>{languageNames[language]}</strong>
      </p>
      <p className={classes.small}>
        {i18n.t("Created {at}, expires {until}", {
          at: formatInstant(createdAt),
          until: formatInstant(until),
        })}
      </p>
    </div>
  );
}

/** The address, which is shown once. */
function NewLink({ link: { url, language }, isNewest }: { link: MadeLink; isNewest: boolean }) {
  const { copied, copy } = useCopy();
  const text = i18n.t("Follow our trip here: {url}", { url });
  const section = useRef<HTMLElement>(null);
  // The address appears above the button that was pressed, and only once.
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.fresh}
      aria-label={isNewest ? i18n.t("The new link") : undefined}
    >
      <p>
        <strong>{i18n.t("Send it now: it is shown only once.")}</strong>
      </p>
      <p lang={language}>{languageNames[language]}</p>
      <p className={classes.address}>{url}</p>
      <div className={classes.buttons}>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          size="md"
          variant="default"
        >
          {i18n.t("WhatsApp")}
          <span className="fa-hidden"> {i18n.t("(opens in a new tab)")}</span>
        </Button>
        <Button size="md" variant="default" onClick={() => void copy("link", url)}>
          {i18n.t("Copy the link")}
        </Button>
      </div>
      <p role="status" className={copied ? classes.small : "fa-hidden"}>
        {copied}
      </p>
    </section>
  );
}
