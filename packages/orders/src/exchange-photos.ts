import { isCompleted, MOST_EXCHANGES, PHOTO_COUNT } from '@trueseason/contracts';
import {
  type Db,
  insertPhotos,
  listPhotos,
  type OrderRow,
  type PhotoRow,
  removePhotos,
  type Trx,
} from '@trueseason/db';
import type { MorePhotos } from './attach-more-photos.ts';
import { concludeIfDue } from './conclude-order.ts';
import { note, transact } from './order-events.ts';
import { lockUnchanged, writeResult } from './replace-result.ts';
import { keepOutlines } from './run-analysis.ts';

/** How often an order's photos may still be exchanged, where its result says whether they `differ` as those of several people. */
export async function exchangesLeft(db: Db | Trx, order: OrderRow, differ: boolean): Promise<number> {
  if (!isCompleted(order) || !differ) return 0;
  // Where they are deleted, their time is over, or their owner wanted none to be kept.
  const held = await listPhotos(db, order.id);
  return held.length === 0 ? 0 : Math.max(0, MOST_EXCHANGES - order.photo_exchanges);
}

/**
 * Puts three other photos and their result in the place of those of a completed order, which is delivered anew. Nothing
 * that was measured on the photos before stays: they may be of somebody else. Gives those photos, for the store to
 * forget; null when the order is no longer as it was measured.
 */
export async function exchangePhotos(db: Db, orderId: number, other: MorePhotos): Promise<PhotoRow[] | null> {
  if (other.photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return transact(db, async (trx) => {
    const unchanged = await lockUnchanged(trx, orderId, other);
    if (!unchanged || (await exchangesLeft(trx, unchanged.order, true)) === 0) return null;
    const { order, before } = unchanged;
    const replaced = await removePhotos(trx, orderId);
    await insertPhotos(trx, orderId, other.photos, other.consentId);
    await keepOutlines(trx, orderId, other.outlines);
    await writeResult(trx, before, other, null);
    await trx
      .updateTable('orders')
      .set({ photo_exchanges: order.photo_exchanges + 1 })
      .where('id', '=', orderId)
      .execute();
    note(trx, orderId, 'photos_stored');
    // Without a report it is delivered as any other: a report, and then a mail.
    await trx.deleteFrom('reports').where('order_id', '=', orderId).execute();
    await concludeIfDue(trx, orderId);
    return replaced;
  });
}
