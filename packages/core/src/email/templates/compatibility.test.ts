/** The HTML and CSS of the mails against the data of caniemail.com, which the linter contains. */
import { doIUseEmail } from "@jsx-email/doiuse-email";
import { expect, it } from "vitest";
import { languages } from "../../language/contract";
import { believable, codeSamples, samples, trip } from "./samples";

/** Outlook on the web is not in the linter's list. */
const emailClients = [
  "apple-mail.macos",
  "apple-mail.ios",
  "gmail.desktop-webmail",
  "gmail.ios",
  "gmail.android",
  "outlook.windows",
  "outlook.macos",
  "outlook.ios",
  "outlook.android",
  "yahoo.desktop-webmail",
  "yahoo.ios",
  "yahoo.android",
];

/** What not all of them support, and what the reader of the others sees. */
const accepted = {
  "<body> element": "the page's colour comes from a table too",
  "@media": "the light colours, or those of the client's own dark scheme",
  "border-radius": "square corners",
  "overflow-wrap": "a word that is longer than the screen widens the mail",
  "word-break": "as `overflow-wrap`, which these clients do support",
  "white-space": "a price or a link may take two lines",
};

it("uses what common clients support; the exceptions cost their readers nothing that they need", () => {
  const unsupported = new Set<string>();
  const { errors } = lint(
    languages
      .flatMap((language) => [
        ...Object.values(samples(believable, trip, language)),
        ...Object.values(codeSamples("274193", language)),
      ])
      .map(({ html }) => html),
  );
  for (const error of errors)
    unsupported.add(/^`(.*)` is not supported by/.exec(error)?.[1] ?? error);
  expect([...unsupported].sort()).toEqual(Object.keys(accepted).sort());
});

it("finds what is not supported", () => {
  expect(lint(['<html><body><p style="display:flex">Hello</p></body></html>']).errors).toContain(
    "`display:flex` is not supported by `outlook.windows`",
  );
});

/** Lints one document that has the head of the first mail and every distinct tag of all mails once. */
function lint(mails: string[]): { errors: string[] } {
  const [head = ""] = mails[0]?.split("<body") ?? [];
  const bodies = mails.map((html) => html.slice(html.indexOf("<body")));
  const tags = new Set(bodies.join("").match(/<[a-z][^>]*>/g));
  return { errors: [], ...doIUseEmail(`${head}${[...tags].join("")}</html>`, { emailClients }) };
}
