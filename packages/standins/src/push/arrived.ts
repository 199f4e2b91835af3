/** A push that arrived. */
export type Arrived = {
  subscription: string;
  /** Decrypted. */
  payload: string;
  /** Seconds. */
  ttl: number;
  urgency: string;
  topic?: string;
  /** ISO 8601. */
  at: string;
};
