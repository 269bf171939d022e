export { type HandlersOf, JOB_LIST, JOBS } from './job-list.ts';
export { startRelay } from './relay-outbox.ts';
export { findOverdueJobs, type OverdueJob, requeueOverdueJobs, SWEEP_GRACE_MS } from './sweep.ts';
