import { randomBytes } from 'node:crypto';
import { ONE_USE_LENGTH, ONE_USE_LETTERS, type OneUse, oneUseCode } from '@trueseason/contracts';
import { query, type Transaction } from '../database/database.ts';

/** A letter per random byte: uniform, because their number divides 256. */
const randomLetters = (): string =>
  [...randomBytes(ONE_USE_LENGTH)].map((byte) => ONE_USE_LETTERS[byte % ONE_USE_LETTERS.length]).join('');

/** Creates a promo code that pays for one order. */
export async function issueOneUseCode(trx: Transaction, what: OneUse, expires: Date | null): Promise<string> {
  const code = oneUseCode(what, randomLetters());
  await query(trx).insertInto('promos').values({ code, percent: 100, max_uses: 1, expires_at: expires }).execute();
  return code;
}
