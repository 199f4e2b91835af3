/** A map in memory whose entries expire. Expired entries are removed when another one is set. */
export class ExpiringMap<T> {
  private readonly entries = new Map<string, { value: T; expires: number }>();

  /** `now` returns milliseconds since 1970. */
  constructor(private readonly now: () => number) {}

  /** Keeps the value for `lifetime` milliseconds. */
  set(key: string, value: T, lifetime: number): void {
    for (const [other, { expires }] of this.entries) {
      if (expires <= this.now()) this.entries.delete(other);
    }
    this.entries.set(key, { value, expires: this.now() + lifetime });
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    return entry && entry.expires > this.now() ? entry.value : undefined;
  }

  /** Returns the value and removes it, so that it is used once. */
  take(key: string): T | undefined {
    const value = this.get(key);
    this.entries.delete(key);
    return value;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }
}
