import { SESSION_DAYS } from '@trueseason/contracts';
import type { Logger } from '@trueseason/platform/runtime';
import { deleteExpiredSessions } from '@trueseason/shop/access';
import { deleteExpiredComplaints } from '@trueseason/shop/complaint';
import { deleteUnusedConsents } from '@trueseason/shop/consent';
import { BITE_ROWS } from '@trueseason/shop/database';
import { deleteOrphanedKeys } from '@trueseason/shop/flows';
import { deleteExpiredEntries } from '@trueseason/shop/ledger';
import { deleteExpiredOperatorSessions } from '@trueseason/shop/operators';
import { deleteOldUploadKeys } from '@trueseason/shop/order';
import { deleteOldEvents, forgetIntentOrigins } from '@trueseason/shop/payment';
import { type Bite, workInBites } from '@trueseason/shop/tasks';
import type { GatewayDeps } from '../deps.ts';
import { copyErasurePage, deleteOldMarkers } from '../erasure/erasure-markers.ts';
import { deleteExpiredPhotos } from '../photos/delete-expired-photos.ts';
import { ORPHANED_MS, removeOrphanedUploads } from '../photos/discard-upload.ts';
import { deleteExpiredOrders } from '../privacy/delete-expired-orders.ts';

/** Of each task in a round. */
const BUDGET_MS = 60_000;

type CleanUpDeps = Pick<GatewayDeps, 'config' | 'db' | 'store' | 'backupStore' | 'payments' | 'queue'>;
type Task = (deps: CleanUpDeps, cursor: string, logger: Logger) => Promise<Bite>;

/** Done with one bite, which ends by itself. */
const DONE: Bite = { cursor: '', isDone: true };
const unless = (isLeft: boolean): Bite => ({ cursor: '', isDone: !isLeft });
/** Deletes rows until a bite is not full. */
const rows =
  (deleteRows: (deps: CleanUpDeps) => Promise<number>): Task =>
  async (deps) =>
    unless((await deleteRows(deps)) >= BITE_ROWS);

/** What is removed with age, each in bites and on one gateway at a time. Names are kept with their cursors. */
export const TASKS: Readonly<Record<string, Task>> = {
  'expired photos': async (deps, _cursor, logger) => {
    const { deleted, failed } = await deleteExpiredPhotos(deps);
    if (deleted > 0) logger.info({ orders: deleted }, 'deleted expired photos');
    if (failed > 0) logger.warn({ orders: failed }, 'could not delete expired photos');
    return DONE;
  },
  'orphaned uploads': async (deps, _cursor, logger) => {
    const removedCount = await removeOrphanedUploads(deps);
    if (removedCount > 0) logger.warn({ uploads: removedCount }, 'removed orphaned photos');
    return DONE;
  },
  'orphaned keys': rows(({ db }) => deleteOrphanedKeys(db, ORPHANED_MS)),
  'expired orders': async (deps, _cursor, logger) => {
    const orders = await deleteExpiredOrders(deps);
    if (orders.deleted + orders.failed > 0) logger.info(orders, 'deleted expired orders');
    return DONE;
  },
  'expired accounting': rows(({ db }) => deleteExpiredEntries(db)),
  'expired complaints': rows(({ db }) => deleteExpiredComplaints(db)),
  'expired sessions': rows(({ db }) => deleteExpiredSessions(db)),
  'expired operator sessions': rows(({ db }) => deleteExpiredOperatorSessions(db)),
  'old upload keys': rows(({ db }) => deleteOldUploadKeys(db)),
  'old intent origins': rows(({ db }) => forgetIntentOrigins(db)),
  'old provider events': rows(({ db }) => deleteOldEvents(db)),
  'unused consents': rows(({ db }) => deleteUnusedConsents(db, SESSION_DAYS)),
  'old markers': async ({ store }) => unless(await deleteOldMarkers(store)),
  'old markers elsewhere': async ({ backupStore }) =>
    backupStore ? unless(await deleteOldMarkers(backupStore)) : DONE,
  'copies of markers': async ({ store, backupStore }, cursor) =>
    backupStore ? copyErasurePage(store, backupStore, cursor) : DONE,
};

/** A round of all tasks. One that fails is logged, tried again in the next round, and does not hold up the others. */
export async function cleanUp(deps: CleanUpDeps, logger: Logger, signal: AbortSignal): Promise<void> {
  for (const [name, work] of Object.entries(TASKS)) {
    if (signal.aborted) return;
    await workInBites(deps.db, name, { budgetMs: BUDGET_MS, signal }, (cursor) => work(deps, cursor, logger)).catch(
      (error: unknown) => logger.warn({ reason: String(error) }, `removing ${name} waits`),
    );
  }
}
