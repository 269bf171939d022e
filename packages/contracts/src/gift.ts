import { isOneUseCode, ONE_USE_LENGTH, oneUseCode } from './one-use-code.ts';
import type { Payment } from './order-status.ts';

/* A gift is a code of one use that somebody paid for. */

export const isGiftCode = isOneUseCode('gift');

/**
 * A gift's code from what somebody typed in upper case: with hyphens or without, and with a letter that it cannot have
 * read as the one that looks like it. Null for what is none.
 */
export function typedGiftCode(typed: string): string | null {
  if (!typed.startsWith('GIFT')) return null;
  const read = typed.slice(4).replaceAll(/[^0-9A-Z]/g, '');
  const letters = read.replaceAll(/[IL]/g, '1').replaceAll('O', '0').replaceAll('U', 'V');
  return letters.length === ONE_USE_LENGTH ? oneUseCode('gift', letters) : null;
}

export const GIFT_NAME_MAX = 60;
export const GIFT_MESSAGE_MAX = 240;
/** So far ahead a day can be chosen on which the buyer is written to. */
export const GIFT_DAYS_AHEAD = 366;

/** `ended`: the money went back, or is on its way. `disputed`: the bank has not decided. */
export const GIFT_STATES = ['unpaid', 'ready', 'used', 'expired', 'disputed', 'ended'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export interface GiftFacts {
  readonly payment: Payment;
  readonly uses: number | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** A gift that was used stays used, whatever becomes of its money: whoever was given it did nothing wrong. */
export function giftState({ payment, uses, expiresAt, endedAt }: GiftFacts, now: Date): GiftState {
  if (uses) return 'used';
  if (payment === 'refunded' || endedAt) return 'ended';
  if (payment === 'disputed') return 'disputed';
  if (payment === 'unpaid' || !expiresAt) return 'unpaid';
  return expiresAt > now ? 'ready' : 'expired';
}
