export {
  findGift,
  findGiftByCode,
  findGiftUse,
  findOrderOfGift,
  type GiftDetails,
  type GiftUse,
  isNotOfEndedGift,
  saveGiftCard,
} from './gift-queries.ts';
export { giftExpiry, giftState, goodUntil, reminderAt } from './gift-state.ts';
export type { GiftRow, GiftsTable } from './gifts-table.ts';
