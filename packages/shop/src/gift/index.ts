export {
  endedGifts,
  giftCodeOf,
  isGift,
  isOfEndedGift,
  isUnusedGift,
  isUsedGift,
  ordersOfGiftCode,
  ordersOfGiftCodes,
} from './gift-parts.ts';
export {
  findGift,
  findGiftByCode,
  type GiftDetails,
  saveGiftCard,
  saveGiftCode,
  setGiftEnded,
} from './gift-queries.ts';
export { giftExpiry, giftState, goodUntil, reminderAt } from './gift-state.ts';
export type { GiftRow, GiftsTable } from './gifts-table.ts';
