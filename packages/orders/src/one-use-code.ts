import { randomBytes } from 'node:crypto';
import { GIFT_CODE_LENGTH, GIFT_CODE_LETTERS } from '@trueseason/contracts';

/** A letter for each random byte: 32 of them, so that none is likelier than another. */
export const codeOfOneUse = (): string =>
  [...randomBytes(GIFT_CODE_LENGTH)].map((byte) => GIFT_CODE_LETTERS[byte % 32]).join('');
