import { CURRENCY } from '@trueseason/contracts';
import type Stripe from 'stripe';
import { callProvider, isRefusal } from './call-provider.ts';

/** Marks an intent whose tax could not be computed, for the provider's dashboard. */
const LOCATION_UNKNOWN = 'location unknown';

/** Whether an intent's tax is computed or cannot be. */
export const isTaxed = ({ hooks, metadata }: Stripe.PaymentIntent): boolean =>
  Boolean(hooks?.inputs?.tax?.calculation) || metadata.tax === LOCATION_UNKNOWN;

interface Sale {
  readonly intentId: string;
  readonly amount: number;
  /** The customer's location; the provider collects an address only after the price was shown. */
  readonly customerIp: string;
}

/** The provider's calculation of the included tax; null if it cannot locate the customer. */
async function calculate(stripe: Stripe, taxCode: string, { amount, customerIp }: Sale): Promise<string | null> {
  const item = { amount, reference: 'analysis', tax_behavior: 'inclusive', tax_code: taxCode } as const;
  const calculationCall = stripe.tax.calculations
    .create({ currency: CURRENCY, customer_details: { ip_address: customerIp }, line_items: [item] })
    .catch((error: unknown) => {
      if (isRefusal(error, 'customer_tax_location_invalid')) return null;
      throw error;
    });
  const calculation = await callProvider(calculationCall);
  if (calculation && calculation.amount_total !== amount) throw new Error('the tax would change the price');
  return calculation?.id ?? null;
}

/**
 * Has the provider compute the tax included in an intent's amount. After payment the provider books it, and reverses it
 * on refund. If it cannot locate the customer, the price is the same and the intent is marked.
 */
export async function includeTax(stripe: Stripe, taxCode: string, sale: Sale): Promise<void> {
  const calculation = await calculate(stripe, taxCode, sale);
  const taxFields = calculation
    ? { hooks: { inputs: { tax: { calculation } } } }
    : { metadata: { tax: LOCATION_UNKNOWN } };
  const update = stripe.paymentIntents.update(sale.intentId, taxFields).catch((error: unknown) => {
    // Paid in another tab.
    if (!isRefusal(error, 'payment_intent_unexpected_state')) throw error;
  });
  await callProvider(update);
}
