export type { ServiceName, WireServices } from './system/services.ts';
export { type System, type SystemOptions, startSystem } from './system/start-system.ts';
