import type Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';
import { callProvider } from './call-provider.ts';

export interface PaymentReceipt {
  readonly receiptUrl: string;
  readonly invoiceUrl: string | null;
}

/** Whether an address belongs to the provider, or to its configured local stand-in. */
export function isProviderPage(address: string, apiUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  if (protocol === 'https:' && port === '' && hostname.endsWith('.stripe.com')) return true;
  if (!apiUrl) return false;
  const standIn = new URL(apiUrl);
  return protocol === standIn.protocol && port === standIn.port && [standIn.hostname, 'localhost'].includes(hostname);
}

/**
 * The provider's receipt of an intent and the invoice of its hosted page. Fetched each time, because the provider's
 * links expire. @throws unavailable
 */
export async function fetchReceipt(
  stripe: Stripe,
  intentId: string,
  apiUrl: string | undefined,
): Promise<PaymentReceipt> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const [{ latest_charge: charge }, { data: invoices }] = await callProvider(
    Promise.all([
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
      stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 }),
    ]),
    'unavailable',
  );
  const providerUrl = (address: string | null | undefined): string | null =>
    address && isProviderPage(address, apiUrl) ? address : null;
  const receiptUrl = providerUrl(typeof charge === 'string' ? null : charge?.receipt_url);
  if (!receiptUrl) throw new ProblemError('unavailable');
  const invoice = invoices[0]?.invoice;
  const pdf = typeof invoice === 'object' && 'invoice_pdf' in invoice ? invoice.invoice_pdf : null;
  return { receiptUrl, invoiceUrl: providerUrl(pdf) };
}
