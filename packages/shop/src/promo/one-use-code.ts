import { randomBytes } from 'node:crypto';
import { GIFT_CODE_LENGTH, GIFT_CODE_LETTERS, giftCodeOf } from '@trueseason/contracts';
import type { Transaction } from '../database/index.ts';
import { isCodeEntered } from '../order/index.ts';
import { query } from './tables.ts';

/** A letter per random byte: uniform, because their number divides 256. */
const randomLetters = (): string =>
  [...randomBytes(GIFT_CODE_LENGTH)].map((byte) => GIFT_CODE_LETTERS[byte % GIFT_CODE_LETTERS.length]).join('');

/** Creates a promo code that pays for one order. */
export async function issueOneUseCode(trx: Transaction, expires: Date): Promise<string> {
  const code = giftCodeOf(randomLetters());
  await query(trx).insertInto('promos').values({ code, percent: 100, max_uses: 1, expires_at: expires }).execute();
  return code;
}

/** Locks a code and returns its use count. */
export async function lockPromoCode(trx: Transaction, code: string): Promise<number | undefined> {
  const promo = await query(trx)
    .selectFrom('promos')
    .select('uses')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return promo?.uses;
}

/** Deletes an unused code of a gift; used ones belong to that order. */
export async function deleteUnusedCode(trx: Transaction, code: string): Promise<void> {
  if ((await lockPromoCode(trx, code)) !== 0) return;
  await query(trx).deleteFrom('promo_reservations').where('code', '=', code).execute();
  // Entered but never used: detach it from that order.
  if (await isCodeEntered(trx, code))
    await query(trx)
      .updateTable('promos')
      .set({ expires_at: new Date(0) })
      .where('code', '=', code)
      .execute();
  else await query(trx).deleteFrom('promos').where('code', '=', code).execute();
}
