/** The stand-in for Google: its accounts, and the page to sign in with one of them or with another address. */
import { createHash } from "node:crypto";
import { html, page } from "../http";

export type GooglePerson = {
  /** Google's `sub`: up to 21 digits that never change. */
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  picture?: string;
};

export const defaultPeople: readonly GooglePerson[] = [
  {
    id: "107318449925610044871",
    name: "Maya Raman",
    email: "maya.raman@gmail.test",
    emailVerified: true,
  },
  {
    id: "113550872094417365520",
    name: "Omar Haddad",
    email: "Omar.Haddad@gmail.test",
    emailVerified: true,
  },
  {
    id: "101996230571848203316",
    name: "Zoë Unverified",
    email: "zoe@unverified.test",
    emailVerified: false,
  },
];

/** An account that is not on the list. Its id is derived from the address, in any case. */
export function unlistedPerson(name: string, email: string, emailVerified: boolean): GooglePerson {
  const digest = createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
  const id = `1${BigInt(`0x${digest.slice(0, 24)}`)
    .toString()
    .padStart(20, "0")
    .slice(-20)}`;
  return { id, name: name.trim() || email, email: email.trim(), emailVerified };
}

/** `request` is the id of the pending authorization. */
export function googlePage(
  people: readonly GooglePerson[],
  request: string,
  problem?: string,
): string {
  return page(
    "Sign in with Google (stand-in)",
    html`<main>
<h1>Sign in with Google</h1>
<p class="soft">A stand-in on this computer. Nothing is sent to Google, and no password is asked for.</p>
${problem && html`<p class="card" role="alert">${problem}</p>`}
<form method="post" action="/google">
<input type="hidden" name="request" value="${request}">
<ul>${people.map(
      ({ email, emailVerified, id, name }) => html`<li>
<button class="card" name="person" value="${id}"><strong>${name}</strong><br>${email}
<span class="tag">${emailVerified ? "verified e-mail" : "e-mail not verified"}</span></button></li>`,
    )}</ul>
</form>
<h2>Somebody else</h2>
<form method="post" action="/google">
<input type="hidden" name="request" value="${request}">
<label>Name <input type="text" name="name" autocomplete="off" maxlength="100"></label>
<label>E-mail <input type="email" name="email" autocomplete="off" maxlength="254" required></label>
<label><input type="checkbox" name="verified" value="yes" checked> Verified e-mail</label>
<p><button class="main" name="person" value="">Continue</button></p>
</form>
<form method="post" action="/google">
<input type="hidden" name="request" value="${request}">
<p><button class="main plain" name="cancel" value="yes">Cancel</button></p>
</form>
</main>`,
  );
}

/** Shown where a redirect would lead to an address that is not on the list. */
export function problemPage(title: string, text: string): string {
  return page(title, html`<main><h1>${title}</h1><p>${text}</p></main>`);
}
