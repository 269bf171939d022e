import { decimalPrice, type OrderFilter } from '@trueseason/contracts';
import { type AdminOrderRow, listAdminOrders } from '@trueseason/shop/back-office';
import type { Database } from '@trueseason/shop/database';
import {
  type DisputedPayment,
  listDisputes,
  listSettledPayments,
  type PaymentRow,
  refundedCents,
  withheldCents,
} from '@trueseason/shop/payment';
import { viewAdminOrder } from './admin-view.ts';
import { csvLine } from './csv.ts';

const PAGE = 1_000;
const COLUMNS = [
  ...['order', 'created', 'status', 'payment', 'payment id', 'paid', 'gross', 'refunded', 'dispute', 'withheld', 'net'],
  ...['currency', 'code', 'email', 'email sent', 'email outcome'],
];

/** Empty for an order without payment. Net is what we have of it now, apart from the provider's fees. */
function paymentFields(payment: PaymentRow | undefined, dispute: DisputedPayment | undefined): (string | null)[] {
  if (!payment) return Array<null>(8).fill(null);
  const gross = payment.amount_cents;
  const withheld = withheldCents(payment, dispute);
  // A lost dispute is the bank's refund, not ours.
  const refunded = Math.min(refundedCents(payment), gross - withheld);
  return [
    payment.intent_id,
    payment.settled_at?.toISOString() ?? null,
    decimalPrice(gross),
    decimalPrice(refunded),
    dispute?.status.replaceAll('_', ' ') ?? null,
    decimalPrice(withheld),
    decimalPrice(gross - refunded - withheld),
    payment.currency,
  ];
}

/** A filter's orders as CSV, oldest first, by page: a line per payment, as the provider lists them. */
export async function* ordersCsv(db: Database, filter: Partial<OrderFilter>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for (let lastRow: AdminOrderRow | undefined; ; ) {
    const page = await listAdminOrders(db, {
      ...filter,
      sort: 'oldest',
      limit: PAGE,
      offset: 0,
      ...(lastRow && { after: lastRow }),
    });
    lastRow = page.at(-1);
    if (!lastRow) return;
    const ids = page.map(({ id }) => id);
    const [payments, disputes] = await Promise.all([listSettledPayments(db, ids), listDisputes(db, ids)]);
    const paymentsByOrder = Map.groupBy(payments, ({ order_id }) => order_id);
    const disputeOf = new Map(disputes.map((dispute) => [dispute.intent_id, dispute]));
    for (const row of page) {
      const { id, createdAt, status, payment, maskedEmail, emailSent, mailOutcome } = viewAdminOrder(row);
      for (const paid of paymentsByOrder.get(id) ?? [undefined]) {
        yield csvLine([
          id,
          createdAt,
          status,
          payment,
          ...paymentFields(paid, disputeOf.get(paid?.intent_id ?? '')),
          row.promo_code,
          maskedEmail,
          emailSent,
          mailOutcome,
        ]);
      }
    }
  }
}
