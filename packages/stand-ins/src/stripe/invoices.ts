import { noSuch } from './errors.ts';
import { type CheckoutSession, type Invoice, newId, nowSeconds, type StripeState } from './objects.ts';
import { list, nested, type Params, requiredText } from './params.ts';
import type { PaymentContext } from './payment-context.ts';

/** The invoice that a hosted page makes after its payment. Gives its id. */
export function invoiceOf({ state, baseUrl }: PaymentContext, session: CheckoutSession): string | null {
  const { payment_intent, amount_total: amount, currency, metadata, total_details } = session;
  if (!session.invoice_creation.enabled || !payment_intent) return null;
  const [id, paymentId] = [newId('in'), newId('inpay')];
  const page = `${baseUrl()}/i/${id}`;
  const common = { created: nowSeconds(), currency, livemode: false, status: 'paid', amount_paid: amount } as const;
  state.invoices.put(id, {
    ...common,
    id,
    object: 'invoice',
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    metadata,
    number: `TEST-${String(state.invoices.all().length + 1).padStart(4, '0')}`,
    total: amount,
    total_taxes: total_details.amount_tax > 0 ? [{ amount: total_details.amount_tax, tax_behavior: 'inclusive' }] : [],
  });
  state.invoicePayments.put(paymentId, {
    ...common,
    id: paymentId,
    object: 'invoice_payment',
    invoice: id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent },
  });
  return id;
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
