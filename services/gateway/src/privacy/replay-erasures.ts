import { type ObjectStore, objectKeys } from '@trueseason/platform/storage';
import { stopSharing } from '@trueseason/shop/access';
import { takeBackConsent } from '@trueseason/shop/consent';
import type { Db } from '@trueseason/shop/database';
import { eraseOrder } from '@trueseason/shop/order';
import { recordProviderEvent } from '@trueseason/shop/payment';
import { removePhotos } from '../photos/remove-photos.ts';
import { digestOf, type Erasure, type ErasureKind, listErasures } from './erasures.ts';

/** Longer than a deletion or a payment takes: a note may be older than a backup that still has the data. */
export const OVERLAP_MS = 10 * 60_000;
const BATCH = 10_000;

export interface ReplayDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  /** Secrets that notes may have been signed with. */
  readonly secrets: readonly string[];
}

async function* allOrders(db: Db): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const rows = await db.selectFrom('orders').select('id').where('id', '>', last).orderBy('id').limit(BATCH).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    yield ids;
    last = ids.at(-1) ?? last;
  }
}

/** Skips the providers: refunds were made and are on record there. */
const AGAIN: Record<ErasureKind, (deps: ReplayDeps, orderId: number) => Promise<unknown>> = {
  order: async ({ db, store }, id) => {
    await store.deletePrefix(objectKeys.order(id));
    await eraseOrder(db, id, objectKeys.order(id));
  },
  consent: async ({ db, store }, id) => {
    await store.deletePrefix(objectKeys.order(id));
    await takeBackConsent(db, id);
  },
  photos: ({ db, store }, id) => removePhotos({ db, store }, id, { receipt: false }),
  share: ({ db }, id) => stopSharing(db, id),
};

/**
 * Repeats deletions made since a restored backup. Run after the restore and before the services start; idempotent.
 * Returns counts by kind.
 */
export async function replayErasures(deps: ReplayDeps, backupOf: Date): Promise<Record<ErasureKind, number>> {
  const erasures = await listErasures(deps.store, new Date(backupOf.getTime() - OVERLAP_MS));
  const byDigest = Map.groupBy(erasures, ({ digest }) => digest);
  const done: Record<ErasureKind, number> = { order: 0, consent: 0, photos: 0, share: 0 };
  if (byDigest.size === 0) return done;
  const asked = (id: number): Erasure[] => deps.secrets.flatMap((secret) => byDigest.get(digestOf(secret, id)) ?? []);
  for await (const ids of allOrders(deps.db)) {
    for (const id of ids) {
      for (const { kind } of asked(id)) {
        await AGAIN[kind](deps, id);
        done[kind] += 1;
      }
    }
  }
  return done;
}

/** Tells the mailer what was mailed since a restored backup. Returns how many mails are noted. */
export async function replayMails(db: Db, elsewhere: ObjectStore, backupOf: Date): Promise<number> {
  const first = objectKeys.note(objectKeys.sentMails, new Date(backupOf.getTime() - OVERLAP_MS));
  const notes = (await elsewhere.list(objectKeys.sentMails)).filter((key) => key >= first);
  for (const note of notes) await recordProviderEvent(db, note.slice(first.length), 'mail');
  return notes.length;
}
