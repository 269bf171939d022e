import type { Payment } from './order-status.ts';

/*
 * A gift is a code of one use that somebody paid for. Its letters cannot be mistaken for each other when they are read
 * from paper: no I, L, O and U beside 1, 0 and V.
 */
export const GIFT_CODE_PREFIX = 'GIFT-';
export const GIFT_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Of 32 letters: 80 bits. */
export const GIFT_CODE_LENGTH = GROUPS * GROUP_LENGTH;
const GIFT_CODE = new RegExp(`^${GIFT_CODE_PREFIX}([${GIFT_CODE_LETTERS}]{${GROUP_LENGTH}}-?){${GROUPS}}$`);

/** Letters in groups, as they are read off. */
export const codeLetters = (letters: string): string =>
  (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** A code as it is printed, of its letters: `GIFT-ABCD-EFGH-JKMN-PQRS`. */
export const giftCodeOf = (letters: string): string => GIFT_CODE_PREFIX + codeLetters(letters);

/**
 * A gift's code from what somebody typed in upper case: with hyphens or without, and with a letter that it cannot have
 * read as the one that looks like it. Null for what is none.
 */
export function typedGiftCode(typed: string): string | null {
  if (!typed.startsWith('GIFT')) return null;
  const read = typed.slice(4).replaceAll(/[^0-9A-Z]/g, '');
  const letters = read.replaceAll(/[IL]/g, '1').replaceAll('O', '0').replaceAll('U', 'V');
  return letters.length === GIFT_CODE_LENGTH ? giftCodeOf(letters) : null;
}

export const isGiftCode = (code: string): boolean => GIFT_CODE.test(code);

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
