/** Captures in progress: PayPal handles one per order at a time, and rejects others in the meantime. */
import { refusal } from "./errors";

export class Captures {
  private readonly inProgress = new Set<string>();
  private gate: { opened: Promise<void>; open: () => void } | undefined;

  /** Lets captures begin, but not finish until {@link release}. */
  hold(): void {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.gate ??= { opened, open };
  }

  release(): void {
    this.gate?.open();
    this.gate = undefined;
  }

  /** The orders whose capture has begun. */
  begun(): readonly string[] {
    return [...this.inProgress];
  }

  /** @throws PayPalError while another capture of the order is in progress */
  async alone<T>(orderId: string, capture: () => T): Promise<T> {
    if (this.inProgress.has(orderId)) throw refusal("PREVIOUS_REQUEST_IN_PROGRESS");
    this.inProgress.add(orderId);
    try {
      await this.gate?.opened;
      return capture();
    } finally {
      this.inProgress.delete(orderId);
    }
  }
}
