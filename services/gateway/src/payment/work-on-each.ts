/** Concurrent calls; the provider allows about a hundred per second. */
const CONCURRENCY = 5;

export interface FailedWork<Item> {
  readonly item: Item;
  readonly reason: unknown;
}

/** Does work on each item, a few at a time. Returns those that failed. */
export async function workOnEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<FailedWork<Item>[]> {
  const failed: FailedWork<Item>[] = [];
  for (let at = 0; at < items.length; at += CONCURRENCY) {
    const batch = items.slice(at, at + CONCURRENCY);
    await Promise.all(batch.map((item) => work(item).catch((reason: unknown) => failed.push({ item, reason }))));
  }
  return failed;
}
