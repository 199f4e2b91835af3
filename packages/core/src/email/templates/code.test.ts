import { describe, expect, it } from "vitest";
import { userPool } from "../../account/user-pool";
import { languages } from "../../language/contract";
import { translator } from "../../language/translator";
import { codeMail, codePurposes } from "./code";
import { codeSamples, site } from "./samples";

const english = translator("en");
/** Cognito's, in characters. */
const maxMessage = 20_000;

describe.each(codePurposes)("the code of %s", (purpose) => {
  const { subject, html, text } = codeMail(english, { purpose, code: "{####}" }, site);

  it("is in both parts once, as Cognito's placeholder", () => {
    expect(html.split("{####}")).toHaveLength(2);
    expect(text.split("\n")).toContain("{####}");
    expect(text.split("{####}")).toHaveLength(2);
    expect(html.length).toBeLessThan(maxMessage);
  });

  it("is the only number of six digits, which people and programs look for", () => {
    for (const part of [html, text]) expect(part).not.toMatch(/\b\d{6}\b/);
  });

  it("comes with the product's name, the lifetime and a warning, and without a link to follow", () => {
    expect(subject).toContain("FlightAides");
    expect(text).toMatch(/The code is valid for (one hour|24 hours)\./);
    expect(text).toContain("Don’t share it with anyone.");
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="mailto:${site.supportAddress}"`]);
    expect(text).not.toContain("http");
  });

  it("equals its snapshot in plain text", async () => {
    const mail = codeSamples()[`code, ${purpose}`];
    await expect(`Subject: ${mail?.subject}\n\n${mail?.text}\n`).toMatchFileSnapshot(
      `./snapshots/code-${purpose}.txt`,
    );
  });
});

it.each(languages.slice(1))("the codes in %s", async (language) => {
  const mails = codeSamples("{####}", language);
  for (const purpose of codePurposes) {
    const { subject, html, text } = mails[`code, ${purpose}`] ?? {
      subject: "",
      html: "",
      text: "",
    };
    expect(subject).toContain("FlightAides");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.length).toBeLessThan(maxMessage);
    for (const part of [html, text]) {
      expect(part.split("{####}")).toHaveLength(2);
      expect(part).not.toMatch(/\b\d{6}\b/);
    }
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(
      `./snapshots/${language}/code-${purpose}.txt`,
    );
  }
});

it("states the lifetime that the user pool has", () => {
  const { text } = codeMail(english, { purpose: "sign-up", code: "{####}" }, site);
  expect(text).toContain(`valid for ${userPool.signUpCodeSeconds / 3600} hours`);
});
