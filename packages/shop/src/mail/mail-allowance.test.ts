import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { setEmail } from '../flows/change-email.ts';
import { placeOrderWithPhotos } from '../flows/place-order.ts';
import { recordPhotosDeleted } from '../flows/record-photos-deleted.ts';
import { requestAccessCode } from '../flows/request-access-code.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { savePromo } from '../promo/save-promo.ts';
import { query } from '../schema/database-schema.ts';
import { FREE_MAILS_A_DAY, mailboxOf, UNPAID_MAILS_A_DAY } from './mail-allowance.ts';
import { listMails } from './mail-queries.ts';

const db = await databaseOfFile();

it.each([
  ['Some.One@Example.com', 'some.one@example.com'],
  ['some.one+7@example.com', 'some.one@example.com'],
  ['S.o.m.e+x+y@googlemail.com', 'some@gmail.com'],
  ['some@gmail.com', 'some@gmail.com'],
  ['anna@B\u00fccher.example', 'anna@xn--bcher-kva.example'],
])('normalizes the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

/** An order with an address whose photos are deleted, which requests a receipt. */
async function deleted(
  email: string,
  payment: 'unpaid' | 'free' | 'paid' | 'refunded' = 'unpaid',
  promo_code: string | null = null,
): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(db, id, storedPhotos);
  await query(db).updateTable('orders').set({ payment, promo_code }).where('id', '=', id).execute();
  await setEmail(db, id, email);
  await recordPhotosDeleted(db, id, { receipt: true });
  return id;
}
const mailed = async (ids: readonly number[]) => {
  const mails = await Promise.all(ids.map((id) => listMails(db, id)));
  return mails.flat().length;
};

it('limits a mailbox’s daily mails for unpaid orders, across spellings', async () => {
  const unpaid = await Promise.all(Array.from({ length: 30 }, (_, n) => deleted(`victim+${n}@example.com`)));
  expect(await mailed(unpaid)).toBe(UNPAID_MAILS_A_DAY);
  expect(await mailed([await deleted('other@example.com')])).toBe(1);
});

it('always mails paid results, without counting them', async () => {
  const paid = [];
  for (let n = 0; n < 8; n++) paid.push(await deleted('family@example.com', 'paid'));
  expect(await mailed(paid)).toBe(8);
  expect(await mailed([await deleted('family@example.com')])).toBe(1);
});

it.each(['free', 'refunded'] as const)(
  'keeps the allowance of a %s order separate from orders that only name the address',
  async (payment) => {
    const email = `owner-of-${payment}@example.com`;
    for (let n = 0; n < UNPAID_MAILS_A_DAY + 1; n++) await deleted(email);
    const id = await deleted(email, payment);
    expect(await mailed([id])).toBe(1);
    expect(await requestAccessCode(db, { orderId: id, askedBy: 'its owner' }, false)).toBe('sent');
    expect(await mailed([await deleted(email)])).toBe(0);
  },
);

it('keeps the allowances of free codes separate', async () => {
  const email = 'given@example.com';
  const GIFT = 'GIFT-7KQM-2XWD-9TPA-C4HN';
  for (const code of ['COMPANY', GIFT])
    await savePromo(db, { code, percent: 100, expires_at: null, max_uses: null }, 'ada');
  const given = [];
  for (let n = 0; n < FREE_MAILS_A_DAY + 2; n++) given.push(await deleted(email, 'free', 'COMPANY'));
  expect(await mailed(given)).toBe(FREE_MAILS_A_DAY);
  expect(await mailed([await deleted(email, 'free', GIFT)])).toBe(1);
});

it('resets the next day', async () => {
  await query(db)
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    .execute();
  expect(await mailed([await deleted('victim@example.com')])).toBe(1);
});
