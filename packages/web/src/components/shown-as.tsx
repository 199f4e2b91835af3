/** Shows how others will read a text when masking changes it. */
import { useDebouncedValue } from "@mantine/hooks";
import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { i18n } from "../lib/i18n";
import classes from "./shown-as.module.css";

/** Milliseconds after the last key. */
const pauseMs = 500;

type Options = {
  text: string;
  /** Distinguishes it from the previews of other texts. */
  key: readonly unknown[];
  /** Undefined if nothing is masked. */
  preview: ((text: string) => Promise<{ text: string }>) | undefined;
};

/** Looks up how others would read a text while it is written, and before it is sent. */
export function useShownAs({ text, key, preview }: Options) {
  const written = text.trim();
  const [settled] = useDebouncedValue(written, pauseMs);
  const [asked, setAsked] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  /** As the state, but known to a second press before the next render. */
  const checking = useRef(false);
  const queryClient = useQueryClient();
  const query = (of: string) =>
    ({
      queryKey: [...key, "shown-as", of],
      queryFn: async () => (await preview?.(of))?.text ?? of,
      staleTime: Number.POSITIVE_INFINITY,
      // Offline it fails at once, instead of waiting for a connection.
      networkMode: "always",
      retry: false,
    }) satisfies UseQueryOptions<string>;
  const isAsked = asked === written;
  const looked = isAsked ? written : settled;
  const { data } = useQuery({
    ...query(looked),
    enabled: preview !== undefined && looked !== "",
  });
  const shown = looked === written && data !== looked ? data : undefined;

  /**
   * Whether to send it: others read it as it is written, or an earlier press has asked about it. That the notice is shown is not
   * enough: it could have appeared just before the press.
   */
  async function isAgreed(): Promise<boolean> {
    if (!preview || written === "" || isAsked) return true;
    if (checking.current) return false;
    checking.current = true;
    setChecking(true);
    try {
      const answer = await queryClient.fetchQuery(query(written));
      if (answer === written) return true;
      setAsked(written);
      return false;
    } catch {
      // Without an answer it is sent: the server masks it in any case.
      return true;
    } finally {
      checking.current = false;
      setChecking(false);
    }
  }

  return { shown, isAsked: shown !== undefined && isAsked, isAgreed, isChecking };
}

type Props = {
  shown: string | undefined;
  /** Whether the next press sends it. */
  isAsked?: boolean;
  /** The name of the only reader; everyone by default. */
  reader?: string;
};

export function ShownAs({ shown, isAsked = false, reader }: Props) {
  return (
    <div role="status">
      {shown !== undefined && (
        <div className={classes.notice}>
          <p>
            {reader
              ? i18n.t("This looks like contact details. {name} will read:", { name: reader })
              : i18n.t("This looks like contact details. Others will read:")}
          </p>
          <blockquote className={classes.shown}>{shown}</blockquote>
          {isAsked && <p>{i18n.t("Press again to send it like this.")}</p>}
        </div>
      )}
    </div>
  );
}
