export { startRelay } from './relay-outbox.ts';
