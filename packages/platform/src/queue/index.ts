export { currentTraceparent } from '../runtime/index.ts';
export { connectCounters, type QueueConnection } from './connection.ts';
export {
  faultOf,
  OUTAGE_PAUSE,
  OutageError,
  SuspectInputError,
  suspectInput,
  UnrecoverableJobError,
} from './faults.ts';
export * from './job.ts';
export { exposeQueueDepth } from './metrics.ts';
export * from './producer.ts';
export * from './queues.ts';
export { type Trouble, troubleOf } from './trouble.ts';
export * from './worker.ts';
