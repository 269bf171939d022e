export { defineJob, type Job, overdueSince, requested, requestJob } from './job.ts';
export {
  deleteFromOutbox,
  deleteRequests,
  type JobRequest,
  lockOutboxRows,
  outboxInsert,
  readOutboxBacklog,
} from './outbox.ts';
export { listenToOutbox } from './outbox-listener.ts';
export type { OutboxTable } from './outbox-table.ts';
