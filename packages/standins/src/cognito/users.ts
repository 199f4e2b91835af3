/** The users of the pool. */

import type { JsonFile } from "../http";
import { userNotFound } from "./errors";
import type { Verifier } from "./srp";

/** A link to an account elsewhere, as Cognito writes it into the `identities` attribute and claim. */
export type Identity = {
  userId: string;
  providerName: string;
  providerType: string;
  issuer: string | null;
  /** "true" for the identity that a federated user was made of, "false" for one linked to a native user. */
  primary: "true" | "false";
  /** Milliseconds since 1970. */
  dateCreated: string;
};

/** A second factor whose secret was verified by a code. */
export type SoftwareToken = {
  /** In base32. */
  secret: string;
  /** Whether a sign-in asks for it. */
  isEnabled: boolean;
  isPreferred: boolean;
  /** Of the code that was accepted last: neither it nor an earlier one is accepted again. */
  lastStep: number;
};

export type User = {
  /** The `sub` of a native user, `google_<id>` of a federated one. */
  username: string;
  status: "CONFIRMED" | "EXTERNAL_PROVIDER" | "FORCE_CHANGE_PASSWORD" | "UNCONFIRMED";
  /** Standard attributes by name, `sub` included. */
  attributes: Record<string, string>;
  identities: Identity[];
  /** Absent in users of earlier versions. */
  groups?: string[];
  /** Absent for users without a password. */
  password?: Verifier | undefined;
  /** The secret of a second factor whose first code is awaited, in base32. */
  pendingSecret?: string | undefined;
  softwareToken?: SoftwareToken;
  /** Milliseconds since 1970. */
  created: number;
  modified: number;
};

export type StoredUsers = { users: Record<string, User> };

export class Users {
  constructor(
    private readonly file: JsonFile<StoredUsers>,
    private readonly caseSensitive: boolean,
    private readonly now: () => number,
  ) {}

  /**
   * A user name or address as it is stored and returned. Case-insensitive pools flatten both to lower case, in
   * responses and trigger events too (developer guide, "User pool case sensitivity").
   */
  canonical(name: string): string {
    return this.caseSensitive ? name : name.toLowerCase();
  }

  all(): User[] {
    return Object.values(this.file.data.users);
  }

  byUsername(username: string): User | undefined {
    const { users } = this.file.data;
    const key = this.canonical(username);
    return Object.hasOwn(users, key) ? users[key] : undefined;
  }

  /** The native user with this address or user name. Federated users don't sign in by address. */
  byLogin(login: string): User | undefined {
    const key = this.canonical(login);
    return this.all().find(
      (user) => isNative(user) && (user.username === key || user.attributes.email === key),
    );
  }

  byIdentity(providerName: string, userId: string): User | undefined {
    return this.all().find(({ identities }) =>
      identities.some((one) => one.providerName === providerName && one.userId === userId),
    );
  }

  async create(user: Omit<User, "created" | "modified">): Promise<User> {
    const created = { ...user, created: this.now(), modified: this.now() };
    this.file.data.users[user.username] = created;
    await this.file.save();
    return created;
  }

  /**
   * Applies `edit` to the current user synchronously, so that concurrent changes don't overwrite each other. Resolves
   * when the change is on disk.
   *
   * @throws CognitoError UserNotFoundException
   */
  async change(username: string, edit: (user: User) => Partial<User>): Promise<User> {
    const user = this.byUsername(username);
    if (!user) throw userNotFound();
    const changed = { ...user, modified: this.now(), ...edit(user) };
    this.file.data.users[user.username] = changed;
    await this.file.save();
    return changed;
  }

  async remove({ username }: User): Promise<void> {
    delete this.file.data.users[username];
    await this.file.save();
  }
}

export function isNative({ status }: User): boolean {
  return status !== "EXTERNAL_PROVIDER";
}
