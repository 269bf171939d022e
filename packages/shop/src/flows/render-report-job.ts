import { orderPayloadSchema } from '@trueseason/platform/queue';
import { defineJob, overdueSince } from '../outbox/index.ts';
import { listPendingReports } from '../report/index.ts';
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
  findOverdue: (db, { graceMs, ...page }) => listPendingReports(db, { since: overdueSince(graceMs), ...page }),
});
