import { orderPayloadSchema } from '@trueseason/platform/queue';
import { defineJob, overdueSince } from '../outbox/index.ts';
import { query } from './tables.ts';

/** Mails a complaint's writer all that is due. The payload has the complaint's number in place of an order's. */
export const sendComplaintMailJob = defineJob({
  name: 'send-complaint-mail',
  queue: 'mailer',
  payload: orderPayloadSchema,
  // As of other mails: a refused one is final.
  timing: { attempts: 1, backoffMs: 5_000, timeoutMs: 60_000, lockMs: 10_000 },
  onExhausted: async (db, { orderId }) => {
    await query(db).updateTable('complaints').set({ unreachable: true }).where('id', '=', orderId).execute();
  },
  findOverdue: (db, { graceMs, afterId, limit }) =>
    query(db)
      .selectFrom('complaints')
      .select('id as orderId')
      .where('unreachable', '=', false)
      .where((eb) =>
        eb.or([
          eb.and([eb('confirmed_at', 'is', null), eb('received_at', '<', overdueSince(graceMs))]),
          eb.and([eb('told_at', 'is', null), eb('answered_at', '<', overdueSince(graceMs))]),
        ]),
      )
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
});
