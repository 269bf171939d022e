export { type HandlersOf, JOB_LIST, JOBS } from './job-list.ts';
export { findOverdue, type OverdueJob, SWEEP_GRACE_MS, sweepOnce } from './sweep.ts';
