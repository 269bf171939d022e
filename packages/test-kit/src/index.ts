export * from './browser.ts';
export * from './pay-at-provider.ts';
export * from './portrait/index.ts';
export * from './sample-result.ts';
export * from './services.ts';
