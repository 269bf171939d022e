import { keysOf } from '../keys-of.ts';

/* Single-use promo codes as printed: a prefix and letters without I, L, O and U, which look like 1, 0 and V. */
export const ONE_USE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Of 32 letters: 80 bits. */
export const ONE_USE_LENGTH = GROUPS * GROUP_LENGTH;

/** Operators' codes cannot start with these. */
export const ONE_USE_PREFIXES = { gift: 'GIFT-', remeasure: 'AGAIN-' } as const;
export type OneUse = keyof typeof ONE_USE_PREFIXES;

/** A code from its letters, in groups: `GIFT-ABCD-EFGH-JKMN-PQRS`. */
export const oneUseCode = (kind: OneUse, letters: string): string =>
  ONE_USE_PREFIXES[kind] + (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

export function isOneUseCode(kind: OneUse): (code: string) => boolean {
  const pattern = new RegExp(`^${ONE_USE_PREFIXES[kind]}([${ONE_USE_LETTERS}]{${GROUP_LENGTH}}-?){${GROUPS}}$`);
  return (code) => pattern.test(code);
}

/** Four groups, with anything or nothing between them. */
const TYPED_LETTERS = new RegExp(`^(?:[^0-9A-Z]{0,3}[0-9A-Z]{${GROUP_LENGTH}}){${GROUPS}}(?![0-9A-Z])`);

/** Finds a code in typed text (upper case) or a pasted link, mapping look-alikes; null without one. */
export function findOneUseCode(typed: string): string | null {
  for (const kind of keysOf(ONE_USE_PREFIXES)) {
    const texts = typed.split(ONE_USE_PREFIXES[kind].slice(0, -1)).slice(1);
    for (const text of texts.reverse()) {
      const read = TYPED_LETTERS.exec(text)?.[0].replaceAll(/[^0-9A-Z]/g, '');
      if (read) return oneUseCode(kind, read.replaceAll(/[IL]/g, '1').replaceAll('O', '0').replaceAll('U', 'V'));
    }
  }
  return null;
}
