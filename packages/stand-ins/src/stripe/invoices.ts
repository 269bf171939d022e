import type { CheckoutSession } from './checkout-sessions.ts';
import { noSuch } from './errors.ts';
import { newId, nowSeconds, type StripeState } from './objects.ts';
import { list, nested, type Params, requiredText } from './params.ts';
import type { PaymentContext } from './payment-context.ts';

export type Invoice = ReturnType<typeof invoiceFor>;
export type InvoicePayment = ReturnType<typeof paymentFor>;

const shared = ({ amount_total, currency }: CheckoutSession) => ({
  created: nowSeconds(),
  currency,
  livemode: false,
  status: 'paid',
  amount_paid: amount_total,
});

function invoiceFor(session: CheckoutSession, baseUrl: string, number: number) {
  const id = newId('in');
  const page = `${baseUrl}/i/${id}`;
  const { amount_tax: amount } = session.total_details;
  return {
    ...shared(session),
    id,
    object: 'invoice',
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    metadata: session.metadata,
    number: `TEST-${String(number).padStart(4, '0')}`,
    total: session.amount_total,
    total_taxes: amount > 0 ? [{ amount, tax_behavior: 'inclusive' }] : [],
  };
}

/** Which payment paid an invoice: neither names the other by itself. */
const paymentFor = (session: CheckoutSession, invoice: string, payment_intent: string) => ({
  ...shared(session),
  id: newId('inpay'),
  object: 'invoice_payment',
  invoice,
  is_default: true,
  payment: { type: 'payment_intent', payment_intent },
});

/** The invoice that a hosted page makes after its payment. Gives its id. */
export function invoiceOf({ state, baseUrl }: PaymentContext, session: CheckoutSession): string | null {
  if (!session.invoice_creation.enabled || !session.payment_intent) return null;
  const invoice = invoiceFor(session, baseUrl(), state.invoices.all().length + 1);
  const payment = paymentFor(session, invoice.id, session.payment_intent);
  state.invoices.put(invoice.id, invoice);
  state.invoicePayments.put(payment.id, payment);
  return invoice.id;
}

export function getInvoice({ invoices }: StripeState, id: string): Invoice {
  const invoice = invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, 'invoice');
  return invoice;
}

/** Those of one payment intent, as the only way in which they are listed here. */
export function invoicePaymentsOf(state: StripeState, params: Params): object[] {
  const payment = nested(params, 'payment') ?? {};
  const intentId = requiredText(payment, 'payment_intent');
  requiredText(payment, 'type');
  const expands = list(params, 'expand')?.includes('data.invoice');
  return state.invoicePayments
    .all()
    .filter((row) => row.payment.payment_intent === intentId)
    .map((row) => (expands ? { ...row, invoice: getInvoice(state, row.invoice) } : row));
}
