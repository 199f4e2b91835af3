/** Delivers webhooks. Retries failed deliveries, and can hold events back for tests. */
import type { WebhookEvent } from "./events";

export type StoredEvent = {
  event: WebhookEvent;
  /**
   * `due`: to be sent, or no URL yet. `failed`: retries exhausted. `dropped`: held back and then
   * discarded.
   */
  state: "due" | "held" | "delivered" | "failed" | "dropped";
  attempts: number;
  /** Of the last attempt: an HTTP status, or the reason why there was none. */
  answer?: number | string;
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  dueAt: number;
};

/** The answer is a text if the receiver could not be reached. */
export type Attempt = { event: WebhookEvent; answer: number | string };

export type WebhookOptions = {
  /** Oldest first; part of the stored state. */
  events: StoredEvent[];
  save(): Promise<void>;
  /** The headers of a transmission; called once per attempt. */
  sign(body: string): Record<string, string>;
  /** Milliseconds before the second, third ... attempt. PayPal makes 25 attempts in three days. */
  retryDelays: readonly number[];
  url: string | undefined;
};

/** Milliseconds. */
const answerTimeout = 10_000;

export class Webhooks {
  private url: string | undefined;
  private holding = false;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private waiting: (() => void)[] = [];

  constructor(private readonly options: WebhookOptions) {
    this.url = options.url;
  }

  all(): readonly StoredEvent[] {
    return this.options.events;
  }

  emit(event: WebhookEvent): void {
    const state = this.holding ? "held" : "due";
    this.options.events.push({ event, state, attempts: 0, dueAt: Date.now() });
    this.wake();
  }

  /** Due events are sent to the new URL immediately. */
  setUrl(url: string | undefined): void {
    this.url = url;
    this.sendAllDue();
  }

  /** Holds new events back until {@link release}. */
  hold(): void {
    this.holding = true;
  }

  isHolding(): boolean {
    return this.holding;
  }

  /**
   * Delivers the held events in the order of `choose`: an event that it returns twice is delivered twice, one that it
   * leaves out is dropped.
   */
  async release(
    choose: (held: readonly WebhookEvent[]) => readonly WebhookEvent[] = (held) => held,
  ): Promise<Attempt[]> {
    this.holding = false;
    const held = this.all().filter(({ state }) => state === "held");
    for (const stored of held) stored.state = "dropped";
    const attempts: Attempt[] = [];
    for (const event of choose(held.map((stored) => stored.event))) {
      attempts.push(await this.resend(event.id));
    }
    await this.options.save();
    return attempts;
  }

  /** Delivers an event again, whatever its state. A failed attempt is retried. */
  async resend(id: string): Promise<Attempt> {
    const stored = this.all().find(({ event }) => event.id === id);
    if (!stored) throw new Error(`There is no webhook event ${id}`);
    stored.attempts = 0;
    const answer = await this.attempt(stored);
    this.wake();
    return { event: stored.event, answer };
  }

  /** Resolves when no event is due: all are delivered, held or failed permanently, or there is no URL. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.wake();
    });
  }

  /** Resumes deliveries after a restart. */
  start(): void {
    for (const stored of this.all()) if (stored.state === "held") stored.state = "due";
    this.sendAllDue();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort();
    await this.running;
    this.resolveWaiting();
  }

  private sendAllDue(): void {
    for (const stored of this.due()) stored.dueAt = Date.now();
    this.wake();
  }

  private due(): StoredEvent[] {
    return this.all().filter(({ state }) => state === "due");
  }

  private wake(): void {
    if (this.running || this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.running = this.run().finally(() => {
      this.running = undefined;
      const next = this.url && Math.min(...this.due().map(({ dueAt }) => dueAt));
      if (!next || next === Number.POSITIVE_INFINITY) return this.resolveWaiting();
      this.timer = setTimeout(() => this.wake(), Math.max(0, next - Date.now()));
      this.timer.unref();
    });
  }

  private async run(): Promise<void> {
    while (this.url && !this.stopping.signal.aborted) {
      const now = Date.now();
      const next = this.due().find(({ dueAt }) => dueAt <= now);
      if (!next) return;
      await this.attempt(next);
    }
  }

  private async attempt(stored: StoredEvent): Promise<number | string> {
    const { retryDelays, save, sign } = this.options;
    const answer = await this.post(JSON.stringify(stored.event), sign);
    // Not a failure: the event is sent after the next start.
    if (this.stopping.signal.aborted) return answer;
    stored.answer = answer;
    stored.attempts += 1;
    const delay = retryDelays[stored.attempts - 1];
    if (typeof answer === "number" && answer >= 200 && answer < 300) {
      stored.state = "delivered";
    } else if (typeof answer === "string" || delay !== undefined) {
      // The receiver may be starting: unreachable receivers are retried without limit.
      stored.state = "due";
      stored.dueAt = Date.now() + (delay ?? retryDelays.at(-1) ?? 1000);
    } else {
      stored.state = "failed";
    }
    await save();
    return answer;
  }

  private async post(
    body: string,
    sign: (body: string) => Record<string, string>,
  ): Promise<number | string> {
    if (!this.url) return "There is no webhook URL";
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(answerTimeout)]);
      const response = await fetch(this.url, {
        method: "POST",
        headers: { ...sign(body), "user-agent": "PayPal/stand-in" },
        body,
        redirect: "error",
        signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      const { cause } = error as { cause?: unknown };
      return String(cause ?? error);
    }
  }

  private resolveWaiting(): void {
    const resolves = this.waiting;
    this.waiting = [];
    for (const resolve of resolves) resolve();
  }
}
