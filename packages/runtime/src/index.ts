export * from './config.ts';
export * from './every.ts';
export * from './health-server.ts';
export * from './logger.ts';
export * from './metrics.ts';
export * from './page-guards.ts';
export * from './run-service.ts';
