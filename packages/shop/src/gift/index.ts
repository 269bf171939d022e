export {
  findGift,
  findGiftByCode,
  findGiftUse,
  findOrderOfGift,
  type GiftDetails,
  type GiftUse,
} from './gift-queries.ts';
export { giftState, goodUntil } from './gift-state.ts';
export { endGift, saveGift } from './gifts.ts';
