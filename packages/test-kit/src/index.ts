export * from './portrait/index.ts';
export * from './services.ts';
