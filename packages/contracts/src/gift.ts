import { isOneUseCode, ONE_USE_LENGTH, oneUseCode } from './one-use-code.ts';
import type { Payment } from './order-status.ts';

/* A gift is a paid single-use code. */

export const isGiftCode = isOneUseCode('gift');

/** Parses a typed gift code (upper case): hyphens are optional, and look-alike letters are mapped. Null if invalid. */
export function typedGiftCode(typed: string): string | null {
  if (!typed.startsWith('GIFT')) return null;
  const read = typed.slice(4).replaceAll(/[^0-9A-Z]/g, '');
  const letters = read.replaceAll(/[IL]/g, '1').replaceAll('O', '0').replaceAll('U', 'V');
  return letters.length === ONE_USE_LENGTH ? oneUseCode('gift', letters) : null;
}

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
