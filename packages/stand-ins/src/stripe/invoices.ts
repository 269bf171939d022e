import { noSuch } from './errors.ts';
import { type CheckoutSession, type Invoice, invoiceFor, paymentFor, type StripeState } from './objects.ts';
import { list, nested, type Params, requiredText } from './params.ts';
import type { PaymentContext } from './payment-context.ts';

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
export function invoicePaymentsOf(state: StripeState, params: Params): { id: string; created: number }[] {
  const payment = nested(params, 'payment') ?? {};
  const intentId = requiredText(payment, 'payment_intent');
  requiredText(payment, 'type');
  const expands = list(params, 'expand')?.includes('data.invoice');
  return state.invoicePayments
    .all()
    .filter((row) => row.payment.payment_intent === intentId)
    .map((row) => (expands ? { ...row, invoice: getInvoice(state, row.invoice) } : row));
}
