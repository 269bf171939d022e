export { findGift, findGiftByCode, findOrderOfGift, type KnownGift } from './gift-queries.ts';
export { endGift, prepareGift } from './gifts.ts';
