/** From an account at Google to a user of the pool. */
import { randomUUID } from "node:crypto";
import { assertMutable, assertWritable, withAttributes } from "./attributes";
import { notAuthorized } from "./errors";
import type { GooglePerson } from "./google";
import type { UserPool } from "./user-pool";
import { type Identity, isNative, type User } from "./users";

const provider = "Google";

/**
 * The user that the identity belongs to, else the user that the pre sign-up trigger links it to, else a new federated
 * user.
 *
 * AWS fails the sign-in during which the trigger makes the link, with "Already found an entry for username
 * google_<id>"; the next one succeeds. `failFirstLinked` does the same.
 *
 * @throws CognitoError
 */
export async function federate(
  pool: UserPool,
  person: GooglePerson,
  failFirstLinked: boolean,
): Promise<User> {
  const { preSignUp, users } = pool;
  const known = linkedUser(pool, person);
  if (known) return update(pool, known, person);

  const username = users.canonical(`${provider}_${person.id}`);
  const attributes = mapped(pool, person);
  await preSignUp({
    source: "ExternalProvider",
    username,
    userAttributes: {
      "cognito:email_alias": "",
      "cognito:phone_number_alias": "",
      ...attributes,
    },
  });
  const linked = linkedUser(pool, person);
  if (linked && failFirstLinked) {
    throw notAuthorized(`Already found an entry for username ${username}`);
  }
  if (linked) return update(pool, linked, person);

  const identity: Identity = {
    userId: person.id,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: "true",
    dateCreated: String(pool.now()),
  };
  return users.create({
    username,
    status: "EXTERNAL_PROVIDER",
    attributes: { sub: randomUUID(), ...attributes },
    identities: [identity],
  });
}

export function linkedUser({ users }: UserPool, { id }: GooglePerson): User | undefined {
  return users.byIdentity(provider, id);
}

/** Cognito applies the attribute mapping at every sign-in through the provider. */
async function update(pool: UserPool, user: User, person: GooglePerson): Promise<User> {
  const { email = "", email_verified = "", ...profile } = mapped(pool, person);
  // A native user keeps the address that it has verified here.
  const changes = isNative(user) ? profile : { ...profile, email, email_verified };
  assertMutable(pool.settings, user.attributes, changes);
  return pool.users.change(user.username, (current) => ({
    attributes: withAttributes(current.attributes, changes),
  }));
}

/**
 * The mapped attributes. The app client must be allowed to write them (CreateUserPoolClient, WriteAttributes), except for
 * `email_verified`, which no client may write.
 */
function mapped({ settings, users }: UserPool, person: GooglePerson): Record<string, string> {
  const claims = Object.entries({ ...person, email: users.canonical(person.email) });
  const attributes = Object.fromEntries(
    claims.filter(
      (claim): claim is [string, string] =>
        settings.fromGoogle.includes(claim[0]) && typeof claim[1] === "string",
    ),
  );
  assertWritable(settings, attributes);
  return { ...attributes, email_verified: String(person.emailVerified) };
}
