export * from './portrait/index.ts';
export * from './sample-result.ts';
export * from './services.ts';
