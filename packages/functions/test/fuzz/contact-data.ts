/** Recognises the contact data of a person in a response or a log, however it is spelled. */

export type Person = { uid: string; email: string; displayName: string; phoneNumber: string };

/** Lower case without anything but letters and digits: `A.B@C` and `a b c` are the same. */
export function squeeze(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** What identifies a person: uid, mailbox, each word of the name, the last nine digits of the phone number. */
function secretsOf({ uid, email, displayName, phoneNumber }: Person): Record<string, string> {
  const words = displayName.split(/\s+/).map((word, index) => [`name ${index + 1}`, word]);
  return {
    uid: squeeze(uid),
    email: squeeze(email.split("@", 1)[0] ?? ""),
    ...Object.fromEntries(words.map(([label = "", word = ""]) => [label, squeeze(word)])),
    phone: squeeze(phoneNumber).slice(-9),
  };
}

/**
 * The text as it is, and decoded from possible encodings: percent, JSON escapes, HTML, Base64 and
 * hexadecimal.
 */
function readings(text: string): string[] {
  const code = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const bytes = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString(),
  );
  const escaped = text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => code(hex))
    .replace(/&#x([0-9a-f]{1,4});/gi, (_, hex: string) => code(hex))
    .replace(/&#(\d{1,5});/g, (_, decimal: string) => String.fromCharCode(Number(decimal)));
  const base64 = text.match(/[A-Za-z0-9+/_-]{8,}/g) ?? [];
  const hex = text.match(/(?:[0-9a-f]{2}){6,}/gi) ?? [];
  return [
    text,
    bytes,
    escaped,
    ...base64.map((run) => Buffer.from(run, "base64").toString()),
    ...hex.map((run) => Buffer.from(run, "hex").toString()),
  ];
}

/** Finds contact data of any of the people in texts. */
export function detector(people: Readonly<Record<string, Person>>) {
  const secrets = Object.entries(people).map(([who, person]) => [who, secretsOf(person)] as const);
  /** @returns whose data of which kind the text contains: `owner's email` */
  return (text: string): { who: string; what: string }[] => {
    const haystack = readings(text).map(squeeze).join(" ");
    return secrets.flatMap(([who, kinds]) =>
      Object.entries(kinds)
        .filter(([, secret]) => haystack.includes(secret))
        .map(([what]) => ({ who, what })),
    );
  };
}
