import { orderPayloadSchema } from '@trueseason/queue';
import { defineJob } from './job.ts';
import { renderReportJob } from './render-report.ts';

/** Draws the evidence of an order up to an event, its round. Nobody waits for it but who asks again. */
export const renderEvidenceJob = defineJob({
  name: 'render-evidence',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing: renderReportJob.timing,
  onExhausted: async () => {},
  findOverdue: async () => [],
});
