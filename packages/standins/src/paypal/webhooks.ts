/** Delivers webhooks: tries again while nobody answers or the answer is no, and holds them back for tests. */
import type { WebhookEvent } from "./events";

export type StoredEvent = {
  event: WebhookEvent;
  /** `due` waits for its turn or for an address, `failed` has been refused too often, `dropped` was held and left out. */
  state: "due" | "held" | "delivered" | "failed" | "dropped";
  attempts: number;
  /** What the receiver said last: an HTTP status, or why there was none. */
  answer?: number | string;
  /** Milliseconds since 1970: not before. */
  dueAt: number;
};

/** How an attempt went; the answer is a text where the receiver could not be reached. */
export type Attempt = { event: WebhookEvent; answer: number | string };

export type WebhookOptions = {
  /** Oldest first; kept by whoever owns them, and written by `save`. */
  events: StoredEvent[];
  save(): Promise<void>;
  /** Headers that prove the body; the signature is new with each attempt. */
  sign(body: string): Record<string, string>;
  /** Milliseconds before the second, third ... attempt. PayPal tries 25 times within three days. */
  retryDelays: readonly number[];
  url: string | undefined;
};

/** Milliseconds for the receiver to answer. */
const patience = 10_000;

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

  /** Where they go from now on; what has been waiting goes at once. */
  setUrl(url: string | undefined): void {
    this.url = url;
    this.hurry();
  }

  /** From now on nothing is delivered until {@link release}. */
  hold(): void {
    this.holding = true;
  }

  isHolding(): boolean {
    return this.holding;
  }

  /**
   * Ends holding, and delivers what was held one after the other in the order that `choose` gives: an event named twice
   * is delivered twice, one left out is dropped.
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

  /** Delivers an event once more, whatever has become of it; like any other attempt it is repeated if it fails. */
  async resend(id: string): Promise<Attempt> {
    const stored = this.all().find(({ event }) => event.id === id);
    if (!stored) throw new Error(`There is no webhook event ${id}`);
    stored.attempts = 0;
    const answer = await this.attempt(stored);
    this.wake();
    return { event: stored.event, answer };
  }

  /** Resolves when nothing is due any more: all delivered, held or given up. Waits as long as nobody answers. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.wake();
    });
  }

  /** What is due again after a restart. */
  start(): void {
    for (const stored of this.all()) if (stored.state === "held") stored.state = "due";
    this.hurry();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort();
    await this.running;
    this.tellWaiting();
  }

  private hurry(): void {
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
      if (!next || next === Number.POSITIVE_INFINITY) return this.tellWaiting();
      // Something may have come between the end of the run and now.
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
    // A stop is no failure: it is sent after the next start.
    if (this.stopping.signal.aborted) return answer;
    stored.answer = answer;
    stored.attempts += 1;
    const delay = retryDelays[stored.attempts - 1];
    if (typeof answer === "number" && answer >= 200 && answer < 300) {
      stored.state = "delivered";
    } else if (typeof answer === "string" || delay !== undefined) {
      // Nobody there: the receiver is still starting, so it is never given up.
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
    if (!this.url) return "There is no address to send webhooks to";
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(patience)]);
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

  private tellWaiting(): void {
    const told = this.waiting;
    this.waiting = [];
    for (const tell of told) tell();
  }
}
