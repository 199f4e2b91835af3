import type { Connection } from "@flightaides/core/connection/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Loading } from "../../components/loading";
import { maskingOf } from "../message/masking";
import { Messages } from "../message/messages";
import { messages } from "../message/queries";
import classes from "./connection.module.css";
import { isOver } from "./live";
import { nameOf } from "./status";

type Props = {
  uid: string;
  connection: Connection;
  /** What stands below the messages. */
  children: ReactNode;
};

/** Appears with the messages: what stands below them would move as they arrive. */
export function Rest({ uid, connection, children }: Props) {
  const { id, actions } = connection;
  const conversation = { uid, connection: id, masking: maskingOf(connection) };
  const over = isOver(connection);
  const { isFetched } = useQuery(messages(conversation, over));
  // It stays when the messages are read anew because they are no longer masked.
  const [isShown, setShown] = useState(isFetched);
  if (isFetched && !isShown) setShown(true);
  return (
    <div className={classes.rest} data-loading={!isShown || undefined}>
      {!isShown && <Loading />}
      <Messages
        {...conversation}
        name={nameOf(connection)}
        canWrite={actions.includes("write")}
        isOver={over}
      />
      {children}
    </div>
  );
}
