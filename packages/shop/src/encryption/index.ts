export { type KeyService, KeysUnavailableError, SealBrokenError } from './key-service.ts';
export { createSealing, openKeyService } from './open-keys.ts';
export { openStores } from './open-stores.ts';
export { deleteOrphanedKeys } from './order-key-queries.ts';
export { createOrderKeys, OrderGoneError, type OrderKey } from './order-keys.ts';
export { rotateKeys } from './rotate-keys.ts';
export { isSealed } from './sealed-bytes.ts';
export { isSealedText } from './sealed-column.ts';
export { createSealedStore } from './sealed-store.ts';
