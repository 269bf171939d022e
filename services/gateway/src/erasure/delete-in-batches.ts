const BATCH = 200;

/**
 * Deletes items from `find`, oldest first, until none are left. Failed items are found again, so the batch grows by
 * their number.
 */
export async function deleteInBatches<Item>(
  findItems: (limit: number) => Promise<readonly Item[]>,
  removeItem: (item: Item) => Promise<unknown>,
): Promise<{ deleted: number; failed: number }> {
  const counts = { deleted: 0, failed: 0 };
  for (;;) {
    const limit = BATCH + counts.failed;
    const items = await findItems(limit);
    const deletedBefore = counts.deleted;
    counts.failed = 0;
    for (const item of items) {
      try {
        await removeItem(item);
        counts.deleted += 1;
      } catch {
        counts.failed += 1;
      }
    }
    if (counts.deleted === deletedBefore || items.length < limit) return counts;
  }
}
