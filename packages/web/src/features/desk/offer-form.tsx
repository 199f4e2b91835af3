import { type Person, putOnOffer } from "@flightaides/core/desk/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import { utc } from "./labels";
import { deskKey } from "./queries";
import { RecordedQuestion } from "./recorded-question";
import { RowLink } from "./row-link";
import { Table } from "./table";

type Props = { uid: string; strikes: Person["strikes"] };

/** The paid connections that a Flightaide has cancelled. Whoever is off offer because of them can be put on offer again. */
export function OfferForm({ uid, strikes: { cancelled, offSince } }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const acting = useMutation({
    mutationFn: (text: string) => call(putOnOffer, { uid, text }),
    onSuccess: () => {
      setNotice("The person is on offer again.");
      setIsAsking(false);
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <>
      <h3>Cancelled paid connections</h3>
      <Table columns={["Cancelled", "Connection"]}>
        {cancelled.map(({ at, connection }) => (
          <tr key={connection}>
            <td>{utc(at)}</td>
            <td>
              <RowLink view="payments" id={connection}>
                {connection}
              </RowLink>
            </td>
          </tr>
        ))}
      </Table>
      {offSince && (
        <p>
          <strong>Off offer since {utc(offSince)} UTC. </strong>
          <Button variant="default" size="md" onClick={() => setIsAsking(true)}>
            Put on offer again …
          </Button>
        </p>
      )}
      {isAsking && (
        <RecordedQuestion
          title="Put on offer again?"
          confirm="Put on offer"
          action={acting}
          problem="Nothing has changed."
          onClose={() => setIsAsking(false)}
        >
          <p>
            What counted is forgotten. Postings stay paused until their owner shows them. Nobody is
            told.
          </p>
        </RecordedQuestion>
      )}
    </>
  );
}
