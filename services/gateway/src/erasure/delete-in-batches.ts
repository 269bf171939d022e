const BATCH = 200;
/** So many failures of a round are an outage. */
const MAX_FAILED = 1_000;
/** Per round; the next continues. */
const BUDGET_MS = 4 * 60_000;

/**
 * Deletes items from `find`, oldest first, until none are left or the time is used up. Failed items are found again, so
 * the batch grows by their number.
 */
export async function deleteInBatches<Item>(
  findItems: (limit: number) => Promise<readonly Item[]>,
  removeItem: (item: Item) => Promise<unknown>,
): Promise<{ deleted: number; failed: number }> {
  const counts = { deleted: 0, failed: 0 };
  const deadline = performance.now() + BUDGET_MS;
  for (;;) {
    const limit = BATCH + counts.failed;
    const items = await findItems(limit);
    const deletedBefore = counts.deleted;
    counts.failed = 0;
    for (const item of items) {
      if (performance.now() >= deadline) return counts;
      try {
        await removeItem(item);
        counts.deleted += 1;
      } catch {
        counts.failed += 1;
      }
    }
    if (counts.deleted === deletedBefore || items.length < limit || counts.failed > MAX_FAILED) return counts;
  }
}
