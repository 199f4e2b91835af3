/**
 * The users of the pool, on top of cognito-local's user pool service, with what it lacks: addresses in any case,
 * federated users beside native ones with the same address, password verifiers, sessions, and changes that can't
 * overwrite each other.
 */
import type { Context } from "cognito-local/lib/services/context.js";
import type { DataStore } from "cognito-local/lib/services/dataStore/dataStore.js";
import {
  type UserPool as PoolOptions,
  type User,
  UserPoolServiceImpl,
} from "cognito-local/lib/services/userPoolService.js";
import { userNotFound } from "./errors";
import type { Verifier } from "./srp";
import { dataStore, type JsonFile } from "./store";

export type Attribute = { Name: string; Value?: string | undefined };

/** A link to an account elsewhere, as Cognito writes it into the `identities` attribute and claim. */
export type Identity = {
  userId: string;
  providerName: string;
  providerType: string;
  issuer: string | null;
  /** "true" for the identity a federated user was made of, "false" for one linked to a native user. */
  primary: "true" | "false";
  /** Milliseconds since 1970. */
  dateCreated: string;
};

/** What a refresh token stands for. The token itself is kept as a hash only. */
export type Session = {
  /** The `origin_jti` claim of all its tokens. */
  id: string;
  tokenHash: string;
  /** Seconds since 1970. */
  authTime: number;
  /** Milliseconds since 1970. */
  expires: number;
  scope: string;
  revoked?: true;
};

/** cognito-local's user (its `Password` stays empty) with our additions. */
export type PoolUser = Omit<User, "Attributes" | "UserStatus"> & {
  Attributes: Attribute[];
  UserStatus:
    | "CONFIRMED"
    | "EXTERNAL_PROVIDER"
    | "FORCE_CHANGE_PASSWORD"
    | "RESET_REQUIRED"
    | "UNCONFIRMED";
  Srp?: Verifier;
  Sessions?: Session[];
};

export type PoolFile = { Users: Record<string, PoolUser>; Options: PoolOptions };

/** cognito-local's debug log holds codes and tokens, so nobody gets it. */
const silent = () => undefined;
const logger = { debug: silent, error: silent, info: silent, warn: silent, child: () => logger };
export const context: Context = { logger };

export class Pool extends UserPoolServiceImpl {
  constructor(
    clients: DataStore,
    private readonly file: JsonFile<PoolFile>,
    private readonly now: () => number,
  ) {
    super(clients, { get: () => new Date(now()) }, dataStore(file), file.data.Options);
  }

  all(): PoolUser[] {
    return Object.values(this.file.data.Users);
  }

  /** By user name in any case: the `sub` of a native user, `Google_<id>` of a federated one. */
  byUsername(username: string): PoolUser | undefined {
    const { Users } = this.file.data;
    if (Object.hasOwn(Users, username)) return Users[username];
    const wanted = username.toLowerCase();
    return this.all().find((user) => user.Username.toLowerCase() === wanted);
  }

  /** Who signs in with a password by this name: the address in any case, or the user name. Never a federated user. */
  byLogin(login: string): PoolUser | undefined {
    const address = normalise(login);
    return this.all().find(
      (user) =>
        isNative(user) && (user.Username === address || attributeOf(user, "email") === address),
    );
  }

  byIdentity(providerName: string, userId: string): PoolUser | undefined {
    return this.all().find((user) =>
      identitiesOf(user).some((one) => one.providerName === providerName && one.userId === userId),
    );
  }

  bySession(tokenHash: string): { user: PoolUser; session: Session } | undefined {
    for (const user of this.all()) {
      const session = user.Sessions?.find((one) => one.tokenHash === tokenHash);
      if (session) return { user, session };
    }
    return undefined;
  }

  /** What cognito-local's own operations look users up by. */
  override async getUserByUsername(_: Context, username: string): Promise<PoolUser | null> {
    return this.byUsername(username) ?? this.byLogin(username) ?? null;
  }

  async create(
    user: Pick<PoolUser, "Username" | "UserStatus" | "Attributes" | "Srp">,
  ): Promise<PoolUser> {
    const now = new Date(this.now());
    const created: PoolUser = {
      Enabled: true,
      Password: "",
      RefreshTokens: [],
      Sessions: [],
      UserCreateDate: now,
      UserLastModifiedDate: now,
      ...user,
    };
    this.file.data.Users[created.Username] = created;
    await this.file.save();
    return created;
  }

  /** Changes the user as it is now: between reading and writing nothing else runs. Resolves when it is on disk. */
  async change(
    username: string,
    edit: (user: PoolUser) => Partial<PoolUser>,
    options: { touch: boolean } = { touch: true },
  ): Promise<PoolUser> {
    const user = this.file.data.Users[username];
    if (!user) throw userNotFound();
    const changed = {
      ...user,
      ...(options.touch && { UserLastModifiedDate: new Date(this.now()) }),
      ...edit(user),
    };
    this.file.data.Users[username] = changed;
    await this.file.save();
    return changed;
  }

  async remove({ Username }: PoolUser): Promise<void> {
    delete this.file.data.Users[Username];
    await this.file.save();
  }

  /** Resolves when everything is on disk. */
  saved(): Promise<void> {
    return this.file.save();
  }
}

export function normalise(login: string): string {
  return login.trim().toLowerCase();
}

export function isEmail(login: string): boolean {
  return login.length <= 320 && /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(login);
}

export function isNative(user: PoolUser): boolean {
  return user.UserStatus !== "EXTERNAL_PROVIDER";
}

export function attributeOf(user: PoolUser, name: string): string | undefined {
  return user.Attributes.find((attribute) => attribute.Name === name)?.Value;
}

export function hasVerifiedEmail(user: PoolUser): boolean {
  return attributeOf(user, "email_verified") === "true";
}

export function identitiesOf(user: PoolUser): Identity[] {
  const text = attributeOf(user, "identities");
  return text === undefined ? [] : JSON.parse(text);
}

/** The attributes with some of them set; an undefined or empty value takes one away, as in Cognito. */
export function withAttributes(
  user: Pick<PoolUser, "Attributes">,
  changes: Record<string, string | undefined>,
): Attribute[] {
  const all = new Map(user.Attributes.map(({ Name, Value }) => [Name, Value]));
  for (const [name, value] of Object.entries(changes)) {
    if (value) all.set(name, value);
    else all.delete(name);
  }
  return [...all].map(([Name, Value]) => ({ Name, Value }));
}

export function record(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value ?? ""]));
}
