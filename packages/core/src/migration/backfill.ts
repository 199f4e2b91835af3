export type Backfill = {
  /** The ElectroDB name of the entity whose items are read. Undefined: all items. */
  entity?: string;
  /**
   * The write that an item needs, if any. Its condition is that all values on which the write
   * depends, or which it replaces, are as they were read.
   */
  change(item: Record<string, unknown>, now: Date): { go(): Promise<unknown> } | undefined;
};
