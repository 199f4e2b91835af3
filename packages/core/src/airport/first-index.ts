/**
 * Binary search: the index of the first item that passes, in a list in which every item after it passes too.
 * @returns the length of the list when no item passes
 */
export function firstIndex<Item>(sorted: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item === undefined || passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
