/** Sessions, each represented by a refresh token. Tokens are stored as hashes. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { JsonFile } from "../http";

export type Session = {
  /** The `origin_jti` claim of all its tokens. */
  id: string;
  username: string;
  /** Of its access tokens, separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  authTime: number;
  /** Milliseconds since 1970. */
  expires: number;
  isRevoked: boolean;
};

/** By the hash of the refresh token. */
export type StoredSessions = { sessions: Record<string, Session> };

export class Sessions {
  constructor(
    private readonly file: JsonFile<StoredSessions>,
    private readonly refreshSeconds: number,
    private readonly now: () => number,
  ) {}

  async start(
    username: string,
    scope: string,
  ): Promise<{ session: Session; refreshToken: string }> {
    const { sessions } = this.file.data;
    for (const [hash, { expires }] of Object.entries(sessions)) {
      if (expires <= this.now()) delete sessions[hash];
    }
    const refreshToken = randomBytes(48).toString("base64url");
    const session: Session = {
      id: randomUUID(),
      username,
      scope,
      authTime: Math.floor(this.now() / 1000),
      expires: this.now() + 1000 * this.refreshSeconds,
      isRevoked: false,
    };
    sessions[hashOf(refreshToken)] = session;
    await this.file.save();
    return { session, refreshToken };
  }

  byRefreshToken(refreshToken: string): Session | undefined {
    return this.file.data.sessions[hashOf(refreshToken)];
  }

  byId(id: unknown): Session | undefined {
    return Object.values(this.file.data.sessions).find((session) => session.id === id);
  }

  /** Does nothing for an unknown token. */
  async revoke(refreshToken: string): Promise<void> {
    const session = this.byRefreshToken(refreshToken);
    if (session) session.isRevoked = true;
    await this.file.save();
  }

  async revokeAll(username: string): Promise<void> {
    for (const session of Object.values(this.file.data.sessions)) {
      if (session.username === username) session.isRevoked = true;
    }
    await this.file.save();
  }
}

function hashOf(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}
