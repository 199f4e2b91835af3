/** The ids at other providers with which a user can sign in, as Cognito tells them. */
import * as z from "zod/mini";

const Identities = z.array(z.object({ providerName: z.string(), userId: z.string() }));

/**
 * `Google_<id>` of each identity.
 * @param identities the attribute `identities`, which is JSON, or the claim: a list, and as API Gateway passes it on, in Go's format
 *   `[map[providerName:Google userId:123 …] …]`
 * @param username of an account that is not linked: `Google_<id>`
 */
export function externalIdsIn(identities: unknown, username = ""): string[] {
  const parsed = Identities.safeParse(
    typeof identities === "string" ? ofText(identities) : identities,
  );
  const listed = parsed.success ? parsed.data : [];
  // Cognito writes it in lower case where the pool ignores case.
  const [, id] = /^google_(.+)$/i.exec(username) ?? [];
  const named = id ? [{ providerName: "Google", userId: id }] : [];
  return [...new Set([...listed, ...named].map((one) => `${one.providerName}_${one.userId}`))];
}

function ofText(text: string): unknown {
  if (!text.startsWith("[map[")) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  return [...text.matchAll(/map\[([^\]]*)\]/g)].map(([, fields = ""]) =>
    Object.fromEntries(
      [...fields.matchAll(/(\w+):(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
  );
}
