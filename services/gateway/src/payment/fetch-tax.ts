import type { SaleTax } from '@trueseason/shop/ledger';
import type Stripe from 'stripe';
import { callProvider, isInvalidRequest } from './call-provider.ts';

const UNKNOWN = 'unknown';

/** The tax that the provider worked out within a payment; null without any. @throws payment_provider_unavailable */
export async function fetchTax(stripe: Stripe, reference: string): Promise<SaleTax | null> {
  const { hooks, currency } = await callProvider(stripe.paymentIntents.retrieve(reference));
  const calculation = hooks?.inputs?.tax?.calculation;
  if (calculation) {
    // A calculation is kept for a while only.
    const fetched = await callProvider(stripe.tax.calculations.retrieve(calculation)).catch((error: unknown) => {
      if (isInvalidRequest(error)) return null;
      throw error;
    });
    const cents = fetched ? fetched.tax_amount_inclusive + fetched.tax_amount_exclusive : 0;
    const country = fetched?.customer_details.address?.country ?? UNKNOWN;
    return cents === 0 ? null : { reference, cents, currency, country };
  }
  const { data } = await callProvider(stripe.checkout.sessions.list({ payment_intent: reference, limit: 1 }));
  const cents = data[0]?.total_details?.amount_tax ?? 0;
  const country = data[0]?.customer_details?.address?.country ?? UNKNOWN;
  return cents === 0 ? null : { reference, cents, currency, country };
}
