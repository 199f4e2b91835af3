/** Of which mails devices are told, when, and for how long. */
import { describe, expect, it } from "vitest";
import { sampleProps } from "../email/templates/samples";
import { Outbox } from ".";

const now = new Date("2027-03-10T12:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour);
const seconds = (date: Date) => date.getTime() / 1000;

/** A mail that is due two hours from now. @param kind one with sample properties */
function mailOf(kind: string, changed: object = {}) {
  const sample = sampleProps().find((one) => one.kind === kind);
  if (!sample) throw new Error(`No sample of ${kind}`);
  const { props } = sample;
  const payload = { kind, props: { ...props, ...changed } } as Outbox.MailPayload;
  return Outbox.buildMail("uid-ann", payload, "topic", at(2));
}

const push = (kind: string, changed?: object) =>
  Outbox.buildPush(mailOf(kind, changed), "phone", now);

it("a mail is filed in one of the partitions of its queue", () => {
  expect(mailOf("reminder")).toMatchObject({
    queue: "mail",
    duePartition: expect.stringMatching(/^mail#\d+$/),
  });
});

describe("a push", () => {
  it("identifies the mail and the device, and contains the mail", () => {
    const mail = mailOf("reminder");
    const built = Outbox.buildPush(mail, "phone", now);
    expect(built).toMatchObject({
      uid: "uid-ann",
      key: "push#reminder#topic#phone",
      kind: "push",
      queue: "mail",
      duePartition: mail.duePartition,
      payload: { kind: "push", props: { device: "phone", mail: mail.payload } },
    });
    expect([mail, built ?? mail].map(Outbox.isPush)).toEqual([false, true]);
  });

  it("is due with the mail, and for the hours of its kind", () => {
    expect(push("reminder")).toMatchObject({
      dueAt: at(2).toISOString(),
      expiresAt: seconds(at(26)),
    });
    expect(push("tap")?.expiresAt).toBe(seconds(at(14)));
  });

  it("is due at once about a message, whose mail may wait", () => {
    expect(push("new-message")).toMatchObject({
      dueAt: now.toISOString(),
      expiresAt: seconds(at(24)),
    });
  });

  it("ends with the mail, if that is earlier", () => {
    const until = at(5);
    expect(push("day-before", { until: until.toISOString() })?.expiresAt).toBe(seconds(until));
    expect(push("day-before", { until: at(100).toISOString() })?.expiresAt).toBe(seconds(at(26)));
    const mail = { ...mailOf("reminder"), expiresAt: seconds(at(3)) };
    expect(Outbox.buildPush(mail, "phone", now)?.expiresAt).toBe(seconds(at(3)));
  });

  it("tells of what others have done only, and of mails that have content", () => {
    expect(push("ended", { by: "me" })).toBeUndefined();
    expect(push("ended", { by: "counterpart" })).toBeDefined();
    expect(push("message")).toBeUndefined();
    expect(Outbox.buildPush({ ...mailOf("reminder"), payload: undefined }, "phone", now)).toBe(
      undefined,
    );
  });
});
