const BATCH = 200;

/**
 * Deletes what `find` gives, oldest first, until there is no more. What resists is found again each time, so that more is
 * asked for by as many: it keeps no other.
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
