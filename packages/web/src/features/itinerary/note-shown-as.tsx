/** How others would read the note of a posting. */
import { previewText } from "@flightaides/core/itinerary/contract.ts";
import { ShownAs, useShownAs } from "../../components/shown-as";
import { call } from "../../lib/api";

type Props = {
  /** The user's, who is signed in. */
  uid: string;
  text: string;
  /** Of the itinerary, unless it is new. */
  id: string | undefined;
};

export default function NoteShownAs({ uid, text, id }: Props) {
  const { shown } = useShownAs({
    text,
    key: ["mine", uid, "note", id],
    preview: (written) => call(previewText, { text: written, ...(id !== undefined && { id }) }),
  });
  return <ShownAs shown={shown} />;
}
