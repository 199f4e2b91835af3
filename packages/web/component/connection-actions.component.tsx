/** What both participants do on the page of their connection: answer, write, cancel, confirm, review, accept new terms. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import * as contract from "@flightaides/core/connection/contract.ts";
import type { InputOf } from "@flightaides/core/contract.ts";
import * as message from "@flightaides/core/message/contract.ts";
import * as safety from "@flightaides/core/safety/contract.ts";
import { me, update } from "@flightaides/core/user/contract.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "./accessible";
import {
  contact,
  feeKept,
  leg,
  newConnection,
  paid,
  profile,
  serveConnection,
} from "./connections";
import { hold, settle } from "./control-moves";
import { refused, unreachable } from "./fake-api";
import { api, fakeClock, focusWindow, open, runUntil, signIn } from "./page";

const path = "/connect?connection=connection-1";
const now = new Date().toISOString();
const heading = page.getByRole("heading", { level: 1 });
const field = page.getByLabelText("Write to P.");
const send = page.getByRole("button", { name: "Send", exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const writes = () => api().calls.filter((call) => !/^GET|:preview$/.test(call));
/** Masks digits. */
const preview = ({ text }: { text: string }) => ({ text: text.replace(/\d/g, "*") });

const asked: Partial<Connection> = { role: "flightaid", state: "requested" };
const ended = (
  state: Connection["state"],
  reason: NonNullable<Connection["ended"]>["reason"],
  by: "me" | "them",
): Partial<Connection> => ({ state, ended: { at: now, reason, by } });

beforeEach(() => signIn());
afterEach(() => {
  vi.useRealTimers();
});

const tooMany = () => refused("too-many-messages", { params: { most: 20, seconds: 36_000 } });
const tooManyText = /You can write 20 messages a day\. Come back in 10 hours\./;

test("a mail's link proposes an answer, and nothing is written before the button", {
  tags: "deep",
}, async () => {
  const served = serveConnection(asked);
  api().on(contract.answer, (input) => {
    expect(input).toEqual({ id: "connection-1", accept: true, text: "Happy to!", trips: 1 });
    served.connection = newConnection({ role: "flightaid" });
    return served.connection;
  });
  await open(`${path}&answer=yes`);
  const question = dialog("Say yes to M.?");
  await expect.element(question).toBeVisible();
  await expect
    .element(question)
    .toHaveTextContent("gets your name, e-mail address and phone number");
  await expectAccessible(1280);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(writes()).toEqual([]);

  // By keyboard, and back to the button that opened it.
  const accept = page.getByRole("button", { name: "Accept" });
  (accept.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(accept).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await question.getByLabelText("A short message to M. (optional)").fill("Happy to!");
  await question.getByRole("button", { name: "Accept" }).click();
  await expect.element(heading).toHaveTextContent("You have said yes to M.");
  await expect.element(heading).toHaveFocus();
});

test("declining leads to the end of the request", { tags: "deep" }, async () => {
  const served = serveConnection(asked);
  api().on(contract.answer, (input) => {
    expect(input).toEqual({ id: "connection-1", accept: false, trips: 1 });
    served.connection = newConnection({
      role: "flightaid",
      ...ended("declined", "declined", "me"),
    });
    return served.connection;
  });
  await open(`${path}&answer=no`);
  await dialog("Decline M.?").getByRole("button", { name: "Decline" }).click();
  await expect.element(heading).toHaveTextContent("You have declined");
  expect(writes()).toEqual(["POST /connections/connection-1/answer"]);
});

describe("when the server refuses", { tags: "deep" }, () => {
  const question = dialog("Withdraw?");

  async function withdraw(): Promise<void> {
    await open(path);
    await page.getByRole("button", { name: "Withdraw" }).click();
    await question.getByRole("button", { name: "Withdraw" }).click();
  }

  test("a connection that has changed in the meantime is reloaded, and the page says so", async () => {
    const served = serveConnection({ state: "requested" });
    api().on(contract.withdraw, () => {
      served.connection = newConnection(ended("declined", "declined", "them"));
      return refused("connection-declined");
    });
    await withdraw();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("This connection has changed meanwhile. The request was declined.");
    await expect.element(heading).toHaveTextContent("P. has declined");
    await expect.element(question).not.toBeInTheDocument();
  });

  test("an outage keeps the question open, and it can be repeated", async () => {
    const served = serveConnection({ state: "requested" });
    api().on(contract.withdraw, () => refused("connection-busy"));
    await withdraw();
    await expect
      .element(question.getByRole("alert"))
      .toHaveTextContent("This connection is being changed elsewhere.");
    api().on(contract.withdraw, () => {
      served.connection = newConnection(ended("withdrawn", "withdrawn", "me"));
      return served.connection;
    });
    await question.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading).toHaveTextContent("You have withdrawn");
  });

  test("a message beyond the limit says when the next one can be sent, and keeps its text", async () => {
    serveConnection();
    api().on(message.write, () => tooMany());
    await open(path);
    await field.fill("Which seat is yours?");
    await send.click();
    await expect.element(field).toHaveAccessibleDescription(tooManyText);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Which seat is yours?");
  });
});

test("messages go each way before anyone pays", { tags: "deep" }, async () => {
  fakeClock();
  serveConnection();
  let written: message.Message[] = [];
  const add = (text: string, mine: boolean) => {
    written = [...written, { id: `m${written.length}`, mine, text, at: now }];
    return written;
  };
  api().on(message.list, () => written);
  api().on(message.write, ({ text }) => add(text, true));
  await open(path);
  await runUntil(page.getByText("hidden until you are connected"));
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/Write something\./);
  await field.fill("Which seat is yours?");
  await expect.element(page.getByText("20 / 500")).toBeVisible();
  await send.click();
  const messages = page.getByRole("log", { name: "Messages" }).getByRole("listitem");
  await runUntil(messages);
  await expect.element(messages).toHaveTextContent(/^You,.*Which seat is yours\?$/);
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();

  add("12A.", false);
  await runUntil(messages.nth(1));
  await expect.element(messages.nth(1)).toHaveTextContent(/^P\.,.*12A\.$/);
});

test("a message whose answer is lost is sent once more, with the same key", async () => {
  serveConnection();
  const sent: object[] = [];
  api().on(message.write, (input) => {
    sent.push(input);
    if (sent.length === 1) return unreachable();
    return [{ id: "m1", mine: true, text: input.text, at: now }];
  });
  await open(path);
  await field.fill("Which seat is yours?");
  await send.click();
  await expect.poll(() => sent).toHaveLength(1);
  await field.fill("Mine is 12A.");
  await expect.element(page.getByRole("log")).toHaveTextContent("Which seat is yours?");
  await expect.element(field).toHaveValue("Mine is 12A.");
  expect(sent[1]).toEqual(sent[0]);
  expect(sent).toHaveLength(2);
});

test("what is typed while a message is sent is the next message", async () => {
  serveConnection();
  let isSent = (_: message.Message[]) => {};
  api().on(
    message.write,
    () =>
      new Promise<message.Message[]>((resolve) => {
        isSent = resolve;
      }),
  );
  await open(path);
  await field.fill("Which seat is yours?");
  await send.click();
  await expect.poll(writes).toHaveLength(1);
  await field.fill("Mine is 12A.");
  isSent([{ id: "m1", mine: true, text: "Which seat is yours?", at: now }]);
  await expect.element(page.getByRole("log")).toHaveTextContent("Which seat is yours?");
  await expect.element(field).toHaveValue("Mine is 12A.");
  await expect.element(send).toBeEnabled();
});

test("a message that is being written outlives the payment, and the page", async () => {
  const served = serveConnection();
  await open(path);
  await field.fill("Which seat is yours?");
  served.connection = paid(served.connection);
  focusWindow();
  const fieldOfPaid = page.getByLabelText("Write to Priya Raman");
  await expect.element(fieldOfPaid).toHaveValue("Which seat is yours?");
  await cleanup();
  await open(path);
  await expect.element(fieldOfPaid).toHaveValue("Which seat is yours?");

  api().on(message.write, ({ text }) => [{ id: "m1", mine: true, text, at: now }]);
  await send.click();
  await expect.element(page.getByRole("log")).toHaveTextContent("Which seat is yours?");
  await expect.element(fieldOfPaid).toHaveValue("");
  await cleanup();
  await open(path);
  await expect.element(fieldOfPaid).toHaveValue("");
});

test("a message that was not sent has the same key after a reload", async () => {
  serveConnection();
  const sent: object[] = [];
  api().on(message.write, (input) => {
    sent.push(input);
    return sent.length === 1 ? tooMany() : [{ id: "m1", mine: true, text: input.text, at: now }];
  });
  await open(path);
  await field.fill("Which seat is yours?");
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(tooManyText);
  await cleanup();
  await open(path);
  await send.click();
  await expect.element(page.getByRole("log")).toHaveTextContent("Which seat is yours?");
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("a poll that was answered before a message arrived does not hide it", async () => {
  fakeClock();
  serveConnection();
  await open(path);
  await runUntil(field);
  await field.fill("Which seat is yours?");
  let answerPoll = (_: message.Message[]) => {};
  let polls = 0;
  api().on(message.list, () => {
    polls++;
    return new Promise<message.Message[]>((resolve) => {
      answerPoll = resolve;
    });
  });
  const sent = { id: "m1", mine: true, text: "Which seat is yours?", at: now };
  api().on(message.write, () => [sent]);
  await runUntil({ query: () => (polls > 0 ? field.query() : null) });
  await send.click();
  const log = page.getByRole("log");
  await runUntil(log.getByRole("listitem"));
  answerPoll([]);
  // Time in which the answer would be shown.
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(10);
  }
  await expect.element(log).toHaveTextContent("Which seat is yours?");
});

describe("a text of which the other one reads a part", () => {
  const warning = page.getByRole("status").filter({ hasText: "looks like contact details" });
  const anyway = page.getByRole("button", { name: "Send it like this" });

  async function openMessages() {
    serveConnection();
    api().on(message.preview, preview);
    api().on(message.write, ({ text }) => [{ id: "m1", mine: true, text, at: now }]);
    await open(path);
  }

  test("is shown as they read it, and sent with a second press", async () => {
    await page.viewport(390, 844);
    await openMessages();
    await field.fill("Call 416 555 0199");
    await send.click();
    await expect
      .element(warning)
      .toHaveTextContent("P. will read:Call *** *** ****Press again to send it like this.");
    expect(writes()).toEqual([]);
    await expectAccessible(390);
    await anyway.click();
    await expect.element(page.getByRole("log")).toHaveTextContent("Call 416 555 0199");
    await expect.element(warning).not.toBeInTheDocument();
    expect(writes()).toEqual(["POST /connections/connection-1/messages"]);
  });

  test("is asked about by a press, even if the notice appeared before it", async () => {
    await openMessages();
    await field.fill("Row 12");
    await expect.element(warning).toHaveTextContent(/Row \*\*$/);
    await send.click();
    await expect.element(warning).toHaveTextContent(/Press again to send it like this\.$/);
    expect(writes()).toEqual([]);
    await anyway.click();
    await expect.element(page.getByRole("log")).toHaveTextContent("Row 12");
  });

  test("is shown while it is written, and what is not masked goes at once", async () => {
    await openMessages();
    await field.fill("Row 12");
    await expect.element(warning).toHaveTextContent("P. will read:Row **");
    await field.fill("Row twelve");
    await expect.element(warning).not.toBeInTheDocument();
    await send.click();
    await expect.element(page.getByRole("log")).toHaveTextContent("Row twelve");
  });

  test("is sent when nobody can say how it is read", async () => {
    serveConnection();
    api().on(message.preview, () => refused("overloaded"));
    api().on(message.write, ({ text }) => [{ id: "m1", mine: true, text, at: now }]);
    await open(path);
    await field.fill("Call 416 555 0199");
    await send.click();
    await expect.element(page.getByRole("log")).toHaveTextContent("Call 416 555 0199");
  });

  test("asks in the dialog of an answer, too", async () => {
    const served = serveConnection(asked);
    api().on(message.preview, preview);
    api().on(contract.answer, () => {
      served.connection = newConnection({ role: "flightaid" });
      return served.connection;
    });
    await open(`${path}&answer=yes`);
    const question = dialog("Say yes to M.?");
    await question.getByLabelText("A short message to M. (optional)").fill("0199");
    await question.getByRole("button", { name: "Accept" }).click();
    await expect
      .element(question.getByRole("status").nth(0))
      .toHaveTextContent("M. will read:****");
    expect(writes()).toEqual([]);
    await question.getByRole("button", { name: "Accept" }).click();
    await expect.element(heading).toHaveTextContent("You have said yes to M.");
  });

  test("is sent once, however often it is pressed while that is looked up", async () => {
    const served = serveConnection(asked);
    let answer = (_: { text: string }) => {};
    const looked = new Promise<{ text: string }>((resolve) => {
      answer = resolve;
    });
    api().on(message.preview, () => looked);
    api().on(contract.answer, () => {
      served.connection = newConnection({ role: "flightaid" });
      return served.connection;
    });
    await open(`${path}&answer=yes`);
    const question = dialog("Say yes to M.?");
    await question.getByLabelText("A short message to M. (optional)").fill("See you there");
    const accept = question.getByRole("button", { name: "Accept" }).element() as HTMLElement;
    accept.click();
    accept.click();
    expect(writes()).toEqual([]);
    answer({ text: "See you there" });
    await expect.element(heading).toHaveTextContent("You have said yes to M.");
    expect(writes()).toEqual(["POST /connections/connection-1/answer"]);
  });

  test("is not sent when the dialog was left while that is looked up", async () => {
    serveConnection(asked);
    const { late, arrive } = hold();
    api().on(message.preview, async ({ text }) => {
      await late;
      return { text };
    });
    await open(`${path}&answer=yes`);
    const question = dialog("Say yes to M.?");
    await question.getByLabelText("A short message to M. (optional)").fill("See you there");
    await question.getByRole("button", { name: "Accept" }).click();
    await question.getByRole("button", { name: "Not now" }).click();
    await expect.element(question).not.toBeInTheDocument();
    arrive();
    await settle();
    expect(writes()).toEqual([]);
  });

  test("of a review is shown as everybody reads it", async () => {
    const over = { ...paid(newConnection()), actions: ["review" as const] };
    serveConnection(over);
    api().on(message.preview, ({ isPublic, text }) => (isPublic ? preview({ text }) : { text }));
    await open(path);
    await page.getByLabelText("A thank-you (optional)").fill("Thanks! 416 555 0199");
    await expect.element(warning).toHaveTextContent("Others will read:Thanks! *** *** ****");
  });
});

test("the messages of a connection that is over can only be read", { tags: "deep" }, async () => {
  serveConnection(ended("withdrawn", "withdrawn", "them"));
  api().on(message.list, () => [{ id: "m1", mine: false, text: "Sorry!", at: now }]);
  await open(path);
  await expect.element(page.getByRole("log", { name: "Messages" })).toHaveTextContent("Sorry!");
  await expect.element(send).not.toBeInTheDocument();
});

test("a message that came too late is shown with the reason, also where there is no other", async () => {
  const input = { id: "connection-1", text: "Which seat is yours?" };
  const entry = { key: "k", uid: "uid-1", name: "message", input, refused: "It is over." };
  localStorage.setItem("waiting", JSON.stringify([entry]));
  serveConnection(ended("withdrawn", "withdrawn", "them"));
  api().on(message.list, () => []);
  await open(path);
  const list = page.getByRole("list", { name: "Waiting to be sent" });
  await expect.element(list).toHaveTextContent("Which seat is yours?");
  await expect.element(list).toHaveTextContent("It is over.");
  await list.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("heading", { name: "Messages" })).not.toBeInTheDocument();
});

test("somebody who has left can be reported and blocked", async () => {
  serveConnection({
    ...ended("refunded", "left", "them"),
    paidAt: now,
    theirs: undefined,
    counterpart: { displayName: "" },
  });
  const blocked: InputOf<typeof safety.block>[] = [];
  api().on(safety.block, (input) => {
    blocked.push(input);
    return { id: "block-1", displayName: "", createdAt: now };
  });
  await open(`${path}&report=yes`);
  await dialog("Report Your match").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Block Your match" }).click();
  await dialog("Block Your match?").getByRole("button", { name: "Block", exact: true }).click();
  await expect.element(page.getByText(/^Your match is blocked\./)).toBeVisible();
  expect(blocked).toEqual([{ connection: "connection-1" }]);
});

test.each<[string, string, string, Partial<Connection>]>([
  ["report", "Report Priya Raman", "Cancel", paid(newConnection())],
  ["cancel", "Cancel this connection?", "Keep it", paid(newConnection())],
  ["answer", "Say yes to M.?", "Not now", asked],
])(
  "what a mail's link has opened with %s=yes leaves the address once it is closed",
  async (parameter, title, keep, connection) => {
    serveConnection(connection);
    await open(`${path}&${parameter}=yes`);
    await dialog(title).getByRole("button", { name: keep }).click();
    await expect.element(dialog(title)).not.toBeInTheDocument();
    await expect.poll(() => `${location.pathname}${location.search}`).toBe(path);
  },
);

test("cancelling needs a reason, and says what happens with the money before the button", {
  tags: "deep",
}, async () => {
  const served = serveConnection({
    ...paid(newConnection()),
    confirmedAt: now,
    feeAfter: feeKept,
  });
  api().on(contract.cancel, (input) => {
    // What the question says of the fee.
    expect(input).toEqual({ id: "connection-1", reason: "other", fee: "kept" });
    served.connection = newConnection({ ...ended("cancelled", "other", "me"), paidAt: now });
    return served.connection;
  });
  await open(path);
  await page.getByRole("button", { name: "Cancel this connection" }).click();
  const question = dialog("Cancel this connection?");
  const cancel = question.getByRole("button", { name: "Cancel the connection" });
  await cancel.click();
  await expect.element(question.getByText("Choose a reason.").first()).toBeVisible();
  await expect.element(question.getByRole("radio").first()).toHaveFocus();
  await question.getByRole("radio", { name: "Another reason" }).click();
  await expect
    .element(question.getByRole("status"))
    .toHaveTextContent("is not refunded, because Priya Raman");
  await expectAccessible(1280);
  await cancel.click();
  await expect.element(heading).toHaveTextContent("You have cancelled");
  await expect.element(page.getByText(contact.email)).not.toBeInTheDocument();
});

test("a Flightaide who can’t fly sees whom else they leave", async () => {
  const connection = paid(newConnection({ role: "flightaid" }));
  const { counterpart } = connection;
  const other = (id: string, displayName: string, changed: Partial<Connection>): Connection => ({
    ...connection,
    id,
    counterpart: { ...counterpart, displayName },
    contact: { ...contact, displayName },
    ...changed,
  });
  serveConnection(connection);
  api().on(contract.list, () => [
    connection,
    other("connection-2", "Ann Kowalski", {}),
    other("connection-3", "Zoe Noor", { mine: { itinerary: "itinerary-9", leg, legs: 1 } }),
  ]);
  await open(path);
  await page.getByRole("button", { name: "Cancel this connection" }).click();
  const question = dialog("Cancel this connection?");
  await question.getByRole("radio", { name: "Another reason" }).click();
  await expect.element(question.getByRole("status")).toHaveTextContent("It costs you nothing.");
  await expect.element(question.getByRole("listitem")).not.toBeInTheDocument();
  await question.getByRole("radio", { name: "I can’t fly any more" }).click();
  const others = question.getByRole("listitem");
  await expect.element(others).toHaveTextContent("We tell Ann Kowalski, and your connection ends.");
  expect(others.elements()).toHaveLength(1);
  await expectAccessible(390);
});

test("a Flightaide confirms being in touch, and the focus is not lost", {
  tags: "deep",
}, async () => {
  const connection = paid(newConnection({ role: "flightaid" }));
  const served = serveConnection(connection);
  api().on(contract.confirm, () => {
    served.connection = { ...connection, confirmedAt: now, actions: ["cancel", "write"] };
    return served.connection;
  });
  await open(path);
  await page.getByRole("button", { name: "We are in touch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "We are in touch" }).click();
  await expect.element(page.getByText("You have been in touch since")).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(writes()).toEqual(["POST /connections/connection-1/confirm"]);
});

test.for(["traveler", "flightaid"] as const)(
  "after the trip, the %s is not asked to get in touch",
  { tags: "deep" },
  async (role) => {
    serveConnection({ ...paid(newConnection({ role })), actions: ["review", "write"] });
    await open(path);
    await expect.element(page.getByRole("heading", { name: "How was it?" })).toBeVisible();
    await expect.element(page.getByText(contact.email)).toBeVisible();
    const invitations = page.getByText(/Call or write|Get in touch with|Say hello soon/);
    expect(invitations.elements()).toEqual([]);
    expect(page.getByRole("heading", { name: "What to do next" }).elements()).toEqual([]);
  },
);

test("after the trip, the traveler can say that the two did not meet", {
  tags: "deep",
}, async () => {
  const actions: Connection["actions"] = ["did-not-meet", "review", "write"];
  serveConnection({ ...paid(newConnection()), actions });
  await open(path);
  await expect.element(page.getByText("If you did not meet Priya Raman")).toBeVisible();
});

test("a review needs an answer, and can be changed until both are in", async () => {
  const connection: Connection = {
    ...paid(newConnection()),
    actions: ["did-not-meet", "review", "write"],
  };
  const served = serveConnection(connection);
  api().on(contract.review, ({ again, thanks }) => {
    served.connection = {
      ...connection,
      reviews: { mine: { again, ...(thanks && { thanks }) } },
    };
    return served.connection;
  });
  await open(path);
  const yes = page.getByRole("radio", { name: "Yes, again" });
  const thanks = page.getByLabelText("A thank-you (optional)");
  await page.getByRole("region", { name: "How was it?" }).getByRole("button").click();
  await expect.element(page.getByText("Choose an answer.").first()).toBeVisible();
  await expect.element(yes).toHaveFocus();
  await yes.click();
  await thanks.fill("So kind!");
  await send.first().click();
  await expect.element(page.getByRole("button", { name: "Save the change" })).toBeVisible();
  // Opened again, the page shows what was sent.
  await cleanup();
  await open(path);
  await expect.element(yes).toBeChecked();
  await expect.element(thanks).toHaveValue("So kind!");
});

test("terms that have changed since must be ticked before the payment", {
  tags: "deep",
}, async () => {
  serveConnection();
  const terms = { version: "2020-01-01", acceptedAt: "2020-01-02T00:00:00.000Z" };
  const accepted: unknown[] = [];
  const current = () => (accepted.length > 0 ? profile : { ...profile, terms });
  api().on(me, current);
  api().on(update, (input) => {
    accepted.push(input);
    return current();
  });
  await open(path);
  const box = page.getByRole("checkbox", { name: "I have read and accept the terms in force" });
  const invitation = page.getByText("PAY NOW with any of");
  const pay = page.getByRole("button", { name: "PayPal", exact: true });
  await expect.element(box).not.toBeChecked();
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(invitation).not.toBeInTheDocument();
  await expectAccessible(1280);
  await box.click();
  await expect.element(invitation).toBeVisible();
  expect(accepted).toEqual([]);
  await pay.click();
  await expect.element(page.getByText("Thank you for your payment.")).toBeVisible();
  expect(accepted).toEqual([{ termsVersion: expect.any(String) }]);
});

// trip-page.component.tsx prints it.
test("the receipt has the number of the payment, the amount and the seller", {
  tags: "deep",
}, async () => {
  serveConnection(paid(newConnection()));
  await open(path);
  await page.getByText("Receipt and refund terms").click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  for (const text of ["3C679366HH908993F", "$10 USD", "FlightAides"])
    await expect.element(receipt).toHaveTextContent(text);
});
