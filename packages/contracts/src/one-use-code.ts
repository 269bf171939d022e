/*
 * Single-use promo codes as printed: a prefix and letters that cannot be confused on paper, without I, L, O and U next
 * to 1, 0 and V.
 */
export const ONE_USE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Of 32 letters: 80 bits. */
export const ONE_USE_LENGTH = GROUPS * GROUP_LENGTH;

/** Prefixes; operators' codes cannot start with them. */
export const ONE_USE_PREFIXES = { gift: 'GIFT-', remeasure: 'AGAIN-' } as const;
export type OneUse = keyof typeof ONE_USE_PREFIXES;

/** A code from its letters, in groups: `GIFT-ABCD-EFGH-JKMN-PQRS`. */
export const oneUseCode = (what: OneUse, letters: string): string =>
  ONE_USE_PREFIXES[what] + (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** Whether a code is one of these. */
export function isOneUseCode(what: OneUse): (code: string) => boolean {
  const pattern = new RegExp(`^${ONE_USE_PREFIXES[what]}([${ONE_USE_LETTERS}]{${GROUP_LENGTH}}-?){${GROUPS}}$`);
  return (code) => pattern.test(code);
}
