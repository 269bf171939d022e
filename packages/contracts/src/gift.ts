import { isOneUseCode } from './one-use-code.ts';
import type { Payment } from './order-status.ts';

/* A gift is a paid single-use code. */

export const isGiftCode = isOneUseCode('gift');

export const GIFT_NAME_MAX = 60;
export const GIFT_MESSAGE_MAX = 240;
/** How far ahead the reminder day may be. */
export const GIFT_DAYS_AHEAD = 366;

/** `ended`: refunded or being refunded. `disputed`: pending at the bank. */
export const GIFT_STATES = ['unpaid', 'ready', 'used', 'expired', 'disputed', 'ended'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export interface GiftFacts {
  readonly payment: Payment;
  readonly uses: number | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** A used gift stays used, whatever happens to its payment: the recipient is not affected. */
export function giftState({ payment, uses, expiresAt, endedAt }: GiftFacts, now: Date): GiftState {
  if (uses) return 'used';
  if (payment === 'refunded' || endedAt) return 'ended';
  if (payment === 'disputed') return 'disputed';
  if (payment === 'unpaid' || !expiresAt) return 'unpaid';
  return expiresAt > now ? 'ready' : 'expired';
}
