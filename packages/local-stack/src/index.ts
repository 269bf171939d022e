export { freePort } from './free-port.ts';
export { type Postgres, startPostgres } from './postgres/start.ts';
export { type Redis, startRedis } from './redis/start.ts';
export type { ControlPanel, Controls, ControlsPatch } from './stand-ins/controls.ts';
export type { Mail } from './stand-ins/sendgrid/mail.ts';
export { type StandIns, startStandIns } from './stand-ins/start.ts';
export type { ServiceName } from './system/services.ts';
export { type System, type SystemOptions, startSystem } from './system/start-system.ts';
