import { ANALYSIS_FAILURES } from '@trueseason/contracts';
import { orderPayloadSchema } from '@trueseason/platform/queue';
import { ordersQuery } from '../order/index.ts';
import { defineJob, overdueSince } from '../outbox/index.ts';
import { failAnalysis } from './run-analysis.ts';

/** Analyzes an order's photos, or changes of them and of the answers. */
export const analyzeJob = defineJob({
  name: 'analyze',
  queue: 'analysis',
  payload: orderPayloadSchema,
  // People looking at a result wait for a moment; new customers wait for minutes.
  priority: ({ round = 1 }) => (round > 1 ? 1 : 2),
  timing: {
    // Unmeasurable photos are a valid result. Attempts count engine crashes.
    attempts: 4,
    backoffMs: 1_000,
    // Three 12 MP photos take about 1 s. The engine has 25 times that, plus 12 s for its self-test.
    timeoutMs: 45_000,
    // A customer is waiting.
    lockMs: 10_000,
  },
  onExhausted: async (db, { orderId }) => {
    await failAnalysis(db, orderId, ANALYSIS_FAILURES.internal);
  },
  findOverdue: (db, { graceMs, afterId, limit }) =>
    ordersQuery(db)
      .select(['id as orderId', 'round'])
      .where((eb) =>
        eb.or([
          eb.and([
            eb('progress', 'in', ['files_uploaded', 'processing']),
            eb.or([eb('flow', '=', 'analyze_first'), eb('payment', 'in', ['paid', 'free'])]),
            eb('progress_at', '<', overdueSince(graceMs)),
          ]),
          eb('measuring_since', '<', overdueSince(graceMs)),
        ]),
      )
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
});
