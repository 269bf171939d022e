export * from './catalog.ts';
export type { QueueConnection } from './connection.ts';
export { connectCounters } from './counters.ts';
export { exposeQueueDepth } from './metrics.ts';
export * from './producer.ts';
export * from './worker.ts';
