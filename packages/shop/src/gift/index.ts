export { findGift, findGiftByCode, findOrderOfGift, type GiftDetails } from './gift-queries.ts';
export { giftState, goodUntil } from './gift-state.ts';
export { endGift, prepareGift } from './gifts.ts';
