import { randomBytes } from 'node:crypto';
import { type CodeOwner, type Db, lockOrder, putAccessCode } from '@trueseason/db';
import { sql } from 'kysely';
import { transact } from './order-events.ts';
import { isReachable, nextRound, requestMail } from './request-mail.ts';

/** Codes per order and address within an hour and a day, which bounds guesses. */
const CODES_AN_HOUR = 5;
const CODES_A_DAY = 10;

/**
 * Mails a new code to an order's address for the requesting browser and ends its last one. `no_address` without one,
 * `too_often` after several.
 */
export async function requestAccessCode(db: Db, owner: CodeOwner): Promise<'sent' | 'no_address' | 'too_often'> {
  const { orderId } = owner;
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!isReachable(order)) return 'no_address';
    const { hour, day } = await trx
      .selectFrom('mails')
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('created_at', '>', sql<Date>`now() - interval '1 hour'`).as('hour'),
        eb.fn.countAll<number>().as('day'),
      ])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'access_code')
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (hour >= CODES_AN_HOUR || day >= CODES_A_DAY) return 'too_often';
    const round = await nextRound(trx, orderId, 'access_code');
    if (!(await requestMail(trx, order, 'access_code', round))) return 'too_often';
    await putAccessCode(trx, owner, { nonce: randomBytes(16).toString('base64url'), round });
    return 'sent';
  });
}
