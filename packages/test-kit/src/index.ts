export * from './browser.ts';
export * from './customer.ts';
export * from './pay-at-provider.ts';
export * from './real-portraits.ts';
export * from './seeded-random.ts';
export * from './services.ts';
export * from './stored-photos.ts';
export * from './tables-naming.ts';
