const BATCH = 200;

/**
 * Deletes items from `find`, oldest first, until none are left. Failed items are found again, so the batch grows by
 * their number.
 */
export async function deleteAll<Item>(
  find: (limit: number) => Promise<readonly Item[]>,
  remove: (item: Item) => Promise<unknown>,
): Promise<{ deleted: number; failed: number }> {
  const done = { deleted: 0, failed: 0 };
  for (;;) {
    const limit = BATCH + done.failed;
    const found = await find(limit);
    const before = done.deleted;
    done.failed = 0;
    for (const item of found) {
      try {
        await remove(item);
        done.deleted += 1;
      } catch {
        done.failed += 1;
      }
    }
    if (done.deleted === before || found.length < limit) return done;
  }
}
