import type { Type } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useErrorSummary } from "../../components/error-summary";
import type { PostingInput } from "../../lib/session";
import { PostingDetails } from "./posting-details";
import posting from "./posting-fields.module.css";
import { usePostingDraft } from "./use-posting-draft";

type Props = {
  title: string;
  heading: "h2" | "h3";
  /** The owner's own. */
  role: Type;
  /**
   * The trip is posted to connect with somebody. A yes to one family is not a yes to all, so a Flightaide's trip always asks first.
   * Default: false.
   */
  forConnection?: boolean;
  /** Label of the button. */
  action: string;
  /** What happens next. */
  children: ReactNode;
  onSubmit: (given: PostingInput) => void;
};

/** Asks for the fields of a posting besides the trip. Earlier input in this tab is prefilled. */
export default function PostingStep(props: Props) {
  const { title, role, forConnection = false, action, children, onSubmit } = props;
  const { heading: Heading } = props;
  const { form, summary, showErrors } = useErrorSummary();
  const { fields, check } = usePostingDraft(role, role === "flightaid" && !forConnection);
  const heading = useRef<HTMLHeadingElement>(null);

  // The step replaces the button or the message that led to it.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = check();
    if (given) onSubmit(given);
    else showErrors();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={posting.form}>
      {summary}
      <div className={posting.head}>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p>{children}</p>
      </div>
      <PostingDetails {...fields} forConnection={forConnection} />
      <div>
        <Button type="submit" size="lg">
          {action}
        </Button>
      </div>
    </form>
  );
}
