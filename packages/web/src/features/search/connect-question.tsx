import { Connect } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { type SessionValue, writeSession } from "../../lib/session";
import { ConnectChoice } from "../itinerary/connect-choice";
import posting from "../itinerary/posting-fields.module.css";
import { PlainRules } from "../safety/plain-rules";

/** Asks visitors who have signed in since their search: the form asks only those who post by it. */
export default function ConnectQuestion({ searched }: { searched: SessionValue<"searched"> }) {
  const element = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Connect>();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data: connect, error: refusal } = z.safeParse(Connect, chosen);
    setError(refusal?.issues[0]?.message);
    if (connect) writeSession("searched", { ...searched, connect });
    else element.current?.querySelector("input")?.focus();
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className={posting.form}>
      <p>One answer is still missing before your trip is registered.</p>
      <ConnectChoice
        value={chosen}
        error={error}
        onChange={(connect) => {
          setChosen(connect);
          setError(undefined);
        }}
      />
      <PlainRules reader="flightaid" />
      <div>
        <Button type="submit" size="md">
          Register Search
        </Button>
      </div>
    </form>
  );
}
