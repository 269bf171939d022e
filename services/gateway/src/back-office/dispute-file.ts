import { BRAND, formatPrice, LEDGER } from '@trueseason/contracts';
import { readTimeline } from '@trueseason/shop/back-office';
import type { Database } from '@trueseason/shop/database';
import { listEntries } from '@trueseason/shop/ledger';
import { findOrder } from '@trueseason/shop/order';
import type { DisputeFile } from '../payment/dispute-provider.ts';

/** Most that the provider takes of a text. */
const MAX_LENGTH = 20_000;

/** An order's record in the form that a bank asks for, without photos, operators and notes. */
export async function disputeFile(db: Database, orderId: number): Promise<DisputeFile> {
  const [order, timeline] = await Promise.all([findOrder(db, orderId), readTimeline(db, orderId)]);
  const lines = timeline
    .filter(({ part }) => ['order', 'payment', 'consent', 'mail'].includes(part))
    .map(({ at, what }) => `${at.slice(0, 19).replace('T', ' ')} UTC: ${what}`);
  return {
    product: `${BRAND.name}, order ${orderId}: a personal color analysis, delivered online and by email.`,
    email: order?.email ?? null,
    // The newest: the delivery is among them.
    history: lines.join('\n').slice(-MAX_LENGTH),
  };
}

/** What the books keep of a payment whose order was deleted at its customer's wish. */
export async function saleFile(db: Database, intentId: string): Promise<DisputeFile> {
  const entries = await listEntries(db, intentId);
  const lines = entries
    .filter(({ kind }) => kind !== 'fee' && kind !== 'dispute_fee')
    .map(({ day, kind, cents, currency }) => {
      const amount = cents === 0 ? '' : `, ${formatPrice(cents, currency)}`;
      return `${day}: ${LEDGER[kind].title}${amount}`;
    });
  return {
    product: `${BRAND.name}: a personal color analysis, delivered online and by email. The order was deleted at the customer’s request; this is what the accounts keep of it.`,
    email: null,
    history: lines.join('\n').slice(-MAX_LENGTH),
  };
}
