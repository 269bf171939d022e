import { decimalPrice, type OrderFilter } from '@trueseason/contracts';
import { type AdminOrderRow, listAdminOrders } from '@trueseason/shop/back-office';
import type { Database } from '@trueseason/shop/database';
import { type PaymentSums, sumPayments } from '@trueseason/shop/ledger';
import { type DisputedPayment, listDisputes, listSettledPayments, type PaymentRow } from '@trueseason/shop/payment';
import { viewAdminOrder } from './admin-view.ts';
import { csvLine } from './csv.ts';

const PAGE = 1_000;
const COLUMNS = [
  ...['order', 'created', 'status', 'payment', 'payment id', 'paid', 'gross', 'refunded', 'dispute', 'withheld'],
  ...['fees', 'net', 'currency', 'code', 'email', 'email sent', 'email outcome'],
];

/** Empty for an order without payment. Net is what we have of it now. */
function paymentFields(
  payment: PaymentRow | undefined,
  sums: PaymentSums | undefined,
  dispute: DisputedPayment | undefined,
): (string | null)[] {
  if (!payment || !sums) return Array<null>(9).fill(null);
  const { gross, refunded, withheld, fees, currency } = sums;
  return [
    payment.intent_id,
    payment.settled_at?.toISOString() ?? null,
    decimalPrice(gross),
    decimalPrice(refunded),
    dispute?.status.replaceAll('_', ' ') ?? null,
    decimalPrice(withheld),
    decimalPrice(fees),
    decimalPrice(gross - refunded - withheld - fees),
    currency,
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
    const sums = await sumPayments(
      db,
      payments.map(({ intent_id }) => intent_id),
    );
    const sumsOf = new Map(sums.map((payment) => [payment.reference, payment]));
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
          ...paymentFields(paid, sumsOf.get(paid?.intent_id ?? ''), disputeOf.get(paid?.intent_id ?? '')),
          row.promo_code,
          maskedEmail,
          emailSent,
          mailOutcome,
        ]);
      }
    }
  }
}
