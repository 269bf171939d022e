import { ANALYSIS_FAILURES } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { ordersQuery } from '../order/index.ts';
import { holdsPhotos } from '../photos/index.ts';

export const STUCK_MINUTES = 5;

/** Orders settled with photos that are not completed after five minutes, longest first. */
export const listStuckOrders = (db: Database, limit: number) =>
  ordersQuery(db)
    .select(['id', 'progress', 'progress_at', 'settled_at'])
    .select(holdsPhotos(sql`orders.id`).as('has_photos'))
    .where('payment', 'in', ['paid', 'free'])
    .where('completed_at', 'is', null)
    .where('settled_at', '<', sql<Date>`now() - ${STUCK_MINUTES} * interval '1 minute'`)
    .where((eb) =>
      eb.or([
        eb('progress', 'in', ['files_uploaded', 'processing', 'analyzed']),
        // Our own failure; unmeasurable photos are up to the customer.
        eb.and([
          eb('progress', '=', 'failed'),
          eb(eb.ref('failure', '->>').key('code'), '=', ANALYSIS_FAILURES.internal.code),
        ]),
      ]),
    )
    .orderBy('settled_at')
    .limit(limit)
    .execute();
