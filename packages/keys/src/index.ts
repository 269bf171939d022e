export * from './key-service.ts';
export * from './measurements.ts';
export * from './open-keys.ts';
export * from './open-stores.ts';
export * from './order-keys.ts';
export * from './rotate-keys.ts';
export * from './sealed-bytes.ts';
export * from './sealed-store.ts';
