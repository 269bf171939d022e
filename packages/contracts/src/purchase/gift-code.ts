/* A gift's single-use code as printed: a prefix and letters without I, L, O and U, which look like 1, 0 and V. */
export const GIFT_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Of 32 letters: 80 bits. */
export const GIFT_CODE_LENGTH = GROUPS * GROUP_LENGTH;

/** Operators' codes cannot start with this. */
export const GIFT_PREFIX = 'GIFT-';

/** A code from its letters, in groups: `GIFT-ABCD-EFGH-JKMN-PQRS`. */
export const giftCodeOf = (letters: string): string =>
  GIFT_PREFIX + (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

const GIFT_CODE = new RegExp(`^${GIFT_PREFIX}([${GIFT_CODE_LETTERS}]{${GROUP_LENGTH}}-?){${GROUPS}}$`);
export const isGiftCode = (code: string): boolean => GIFT_CODE.test(code);

/** Four groups, with anything or nothing between them. */
const TYPED_LETTERS = new RegExp(`^(?:[^0-9A-Z]{0,3}[0-9A-Z]{${GROUP_LENGTH}}){${GROUPS}}(?![0-9A-Z])`);

/** Finds a code in typed text (upper case) or a pasted link, mapping look-alikes; null without one. */
export function findGiftCode(typed: string): string | null {
  const texts = typed.split(GIFT_PREFIX.slice(0, -1)).slice(1);
  for (const text of texts.reverse()) {
    const read = TYPED_LETTERS.exec(text)?.[0].replaceAll(/[^0-9A-Z]/g, '');
    if (read) return giftCodeOf(read.replaceAll(/[IL]/g, '1').replaceAll('O', '0').replaceAll('U', 'V'));
  }
  return null;
}
