import { orderPayloadSchema } from '@trueseason/platform/queue';
import { defineJob } from '../outbox/index.ts';
import { renderReportJob } from './render-report-job.ts';

/** Draws an order's dispute file up to an event, its round. Only who requests it again waits. */
export const renderDisputeFileJob = defineJob({
  // Jobs, keys and objects that running shops have are still named "evidence".
  name: 'render-evidence',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing: renderReportJob.timing,
  onExhausted: async () => {},
  findOverdue: async () => [],
});
