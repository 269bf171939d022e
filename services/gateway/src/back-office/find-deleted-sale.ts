import type { AdminSummary } from '@trueseason/contracts';
import { findSale } from '@trueseason/shop/ledger';
import type { GatewayDeps } from '../deps.ts';

const PAYMENT = /^pi_\w+$/;

/** The sale of a deleted order, by the provider's id or the link of the receipt that its customer has. */
export async function findDeletedSale(
  { db, links }: Pick<GatewayDeps, 'db' | 'links'>,
  search: string,
): Promise<AdminSummary['deletedSale']> {
  const text = search.trim();
  const token = text.split('/').at(-1) ?? '';
  const receipt = token.split('.').length === 3 ? await links.verifyReceipt(token) : null;
  const paymentId = PAYMENT.test(text) ? text : receipt?.sales[0];
  const sale = paymentId === undefined ? undefined : await findSale(db, paymentId);
  if (!paymentId || !sale?.deleted) return null;
  const { sold, deleted, cents, refunded, currency } = sale;
  return { sold, deleted, cents, refunded, currency, paymentId };
}
