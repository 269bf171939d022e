export { type HandlersOf, JOB_LIST, JOBS } from './job-list.ts';
export { findOverdueJobs, type OverdueJob, requeueOverdueJobs, SWEEP_GRACE_MS } from './sweep.ts';
export { type Bite, type BiteOptions, workInBites } from './work-in-bites.ts';
