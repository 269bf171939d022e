import { orderPayloadSchema } from '@trueseason/platform/queue';
import { query } from '../database/index.ts';
import { defineJob, overdueSince } from '../outbox/index.ts';
import { failReport } from './record-report.ts';

export const renderReportJob = defineJob({
  name: 'render-report',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing: {
    // A result that crashes the browser this often cannot be rendered.
    attempts: 5,
    backoffMs: 2_000,
    // A cold Chromium and fifteen pages take about 3 s.
    timeoutMs: 45_000,
    lockMs: 10_000,
  },
  onExhausted: (db, { orderId }) => failReport(db, orderId),
  findOverdue: (db, { graceMs, afterId, limit }) =>
    query(db)
      .selectFrom('reports')
      .select('order_id as orderId')
      .where('state', '=', 'pending')
      .where('state_at', '<', overdueSince(graceMs))
      .where('order_id', '>', afterId)
      .orderBy('order_id')
      .limit(limit)
      .execute(),
});
