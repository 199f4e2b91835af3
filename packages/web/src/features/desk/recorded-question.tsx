import "../../components/form-styles";
import { Textarea } from "@mantine/core";
import { type ComponentProps, useRef, useState } from "react";
import { Question } from "../../components/question";

type Props = Omit<ComponentProps<typeof Question>, "keep" | "action"> & {
  /** What the text says. */
  label?: string;
  action: { isPending: boolean; error: unknown; mutate: (text: string) => void };
};

/** Asks before an act that is recorded with a text. Nothing happens without one. */
export function RecordedQuestion({
  label = "Why, for the record",
  action: { mutate, ...state },
  children,
  ...question
}: Props) {
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  function act() {
    setMissing(!text.trim());
    if (text.trim()) mutate(text.trim());
    else field.current?.focus();
  }
  return (
    <Question {...question} keep="Go back" action={{ ...state, mutate: act }}>
      {children}
      <Textarea
        ref={field}
        label={label}
        rows={3}
        maxLength={1000}
        size="md"
        required
        value={text}
        error={isMissing && "Say why in a sentence."}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </Question>
  );
}
