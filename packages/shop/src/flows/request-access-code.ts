import { randomBytes } from 'node:crypto';
import { type CodeOwner, findCodeMailRound, findGrant, replaceAccessCode } from '../access/index.ts';
import type { Database } from '../database/index.ts';
import { cancelCodeMail, countCodeMails, isReachable, nextMailRound, requestMail } from '../mail/index.ts';
import { findOrder, listOrdersOfAddress, lockOrder, type OrderRow, transact } from '../order/index.ts';

/** Per order in an hour and a day, to bound guesses. Browsers with access count apart, so strangers use up nothing. */
const CODES_AN_HOUR = 5;
const CODES_A_DAY = 10;

/**
 * Mails a new code for the requesting browser, ending its last. `no_address` without one, `too_often` after several.
 * @param isHolder whether the browser has a grant for the order
 */
export async function requestAccessCode(
  db: Database,
  owner: CodeOwner,
  isHolder: boolean,
): Promise<'sent' | 'no_address' | 'too_often'> {
  const { orderId } = owner;
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!isReachable(order)) return 'no_address';
    const { hour, day } = await countCodeMails(trx, orderId, isHolder);
    if (hour >= CODES_AN_HOUR || day >= CODES_A_DAY) return 'too_often';
    const round = await nextMailRound(trx, orderId, 'access_code');
    if (!(await requestMail(trx, order, 'access_code', round, { for_holder: isHolder }))) return 'too_often';
    // Only this browser's: a stranger's request must not end the owner's code.
    const last = await findCodeMailRound(trx, owner);
    await cancelCodeMail(trx, orderId, last);
    await replaceAccessCode(trx, owner, { nonce: randomBytes(16).toString('base64url'), round });
    return 'sent';
  });
}

/** Maximum orders of an address to try. */
const MOST_ORDERS = 5;

/**
 * Mails a new code for the first order of an address that may send one. If a stranger's order names the address and has
 * used up its codes, the next order's is sent. Says nothing, not to reveal whether there is an order.
 * @param tokenHash the browser's session, for its grants
 */
export async function requestAddressCode(
  db: Database,
  {
    email,
    askedBy,
    tokenHash,
  }: { readonly email: string; readonly askedBy: string; readonly tokenHash: string | null },
  mayMail: (order: OrderRow) => Promise<boolean> = async () => true,
): Promise<void> {
  const orderIds = await listOrdersOfAddress(db, email);
  for (const orderId of orderIds.slice(0, MOST_ORDERS)) {
    const order = await findOrder(db, orderId);
    if (!order || !(await mayMail(order))) continue;
    const isHolder = tokenHash !== null && (await findGrant(db, tokenHash, orderId)) !== null;
    if ((await requestAccessCode(db, { orderId, askedBy }, isHolder)) === 'sent') return;
  }
}
