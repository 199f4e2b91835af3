import "../../components/form-styles";
import { find, type Person, person as personContract } from "@flightaides/core/desk/contract.ts";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { OfferForm } from "./offer-form";
import { personOf, recordAboutPerson } from "./queries";
import { RecordTable } from "./record-table";
import { refusal } from "./refusal";
import { RowLink } from "./row-link";
import { SuspensionForm } from "./suspension-form";
import { Table } from "./table";
import { usePlace } from "./views";

/** A person by address or id. Name and address only after a reason, which is recorded. */
export function People() {
  const { id, go } = usePlace();
  const [text, setText] = useState("");
  const finding = useMutation({
    mutationFn: async (account: string) =>
      account.includes("@") ? (await call(find, { email: account })).uid : account,
    onSuccess: (uid) => go("people", uid),
  });
  return (
    <div className={classes.single}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) finding.mutate(text.trim());
        }}
      >
        <TextInput
          label="E-mail address or id"
          size="md"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default" loading={finding.isPending}>
          Find
        </Button>
      </form>
      <Problem
        title="Nobody was found."
        error={finding.error}
        retrying={finding.isPending}
        onRetry={() => finding.mutate(text.trim())}
      />
      {id && <Found key={id} uid={id} />}
    </div>
  );
}

function Found({ uid }: { uid: string }) {
  const record = useQuery(recordAboutPerson(uid));
  return (
    <QueryBoundary
      query={useQuery(personOf(uid))}
      problem="We couldn’t load this person."
      failure={refusal}
    >
      {({
        initial,
        memberSince,
        hadAccount,
        suspension,
        strikes,
        postings,
        connections,
        reports,
      }) => (
        <article className={classes.detail} aria-label="Person">
          <h2>{initial || "Without a name"}</h2>
          <p className={classes.quiet}>
            {uid} · member since {memberSince.slice(0, 10)}
            {hadAccount && " · had an account before"}
          </p>
          <Shown uid={uid} />
          <SuspensionForm uid={uid} suspension={suspension} />
          <h3>Reports</h3>
          <Table columns={["Made", "Side", "Reason", "Decision"]}>
            {reports.map((one) => (
              <tr key={one.id}>
                <td>
                  <RowLink view="reports" id={one.id}>
                    {utc(one.at)}
                  </RowLink>
                </td>
                <td>{sideOf(one)}</td>
                <td>{label(one.reason)}</td>
                <td>{one.decision ? label(one.decision) : "Undecided"}</td>
              </tr>
            ))}
          </Table>
          <h3>Connections</h3>
          <Table columns={["Opened", "Role", "Flight", "State"]}>
            {connections.map((one) => (
              <tr key={one.id}>
                <td>
                  <RowLink view="payments" id={one.id}>
                    {utc(one.createdAt)}
                  </RowLink>
                </td>
                <td>{label(one.role)}</td>
                <td>{one.travelDate}</td>
                <td>{label(one.state)}</td>
              </tr>
            ))}
          </Table>
          {strikes.cancelled.length > 0 && <OfferForm uid={uid} strikes={strikes} />}
          <h3>Postings</h3>
          <Table columns={["Posted", "Side", "Route", "Date"]}>
            {postings.map((one) => (
              <tr key={one.id}>
                <td>{utc(one.createdAt)}</td>
                <td>{label(one.type)}</td>
                <td>{one.route}</td>
                <td>{one.travelDate}</td>
              </tr>
            ))}
          </Table>
          <h3>What operators did</h3>
          <QueryBoundary query={record} problem="We couldn’t load the record." failure={refusal}>
            {(entries) => <RecordTable entries={entries} />}
          </QueryBoundary>
        </article>
      )}
    </QueryBoundary>
  );
}

/** Name and contact data, after a reason. They are kept nowhere: leaving the person hides them. */
function Shown({ uid }: { uid: string }) {
  const [why, setWhy] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const showing = useMutation({
    mutationFn: () => call(personContract, { uid, why: why.trim() }),
    gcTime: 0,
  });
  const shown = showing.data?.shown;
  if (shown)
    return (
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd>{shown.displayName}</dd>
        <dt>E-mail</dt>
        <dd>{shown.email}</dd>
        {shown.phoneNumber && (
          <>
            <dt>Phone</dt>
            <dd>{shown.phoneNumber}</dd>
          </>
        )}
      </dl>
    );
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!why.trim());
        if (why.trim()) showing.mutate();
        else field.current?.focus();
      }}
    >
      <TextInput
        ref={field}
        label="Why you need the name and address"
        description="It is recorded."
        size="md"
        value={why}
        error={isMissing && "Say why in a sentence."}
        maxLength={1000}
        onChange={(event) => {
          setWhy(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" size="md" variant="default" loading={showing.isPending}>
        Show
      </Button>
      <Problem
        title="Nothing is shown."
        error={showing.error}
        retrying={showing.isPending}
        onRetry={() => showing.mutate()}
      />
    </form>
  );
}

function sideOf({ side, isOwn }: Person["reports"][number]): string {
  if (isOwn) return "An operator, without a report";
  return side === "by" ? "By them" : "About them";
}
