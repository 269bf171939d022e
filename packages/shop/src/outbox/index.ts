export { readOutboxBacklog } from './outbox.ts';
export { startRelay } from './relay-outbox.ts';
