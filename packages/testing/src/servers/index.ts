export { type Exit, endProcess, exitOf, sendSignal } from './child-process.ts';
export { endWithParent } from './end-with-parent.ts';
export { freePort, reservePorts } from './free-port.ts';
export { type Postgres, startPostgres } from './postgres/start.ts';
export { type Redis, startRedis } from './redis/start.ts';
export { startWire, type Wire, type WireState } from './wire.ts';
