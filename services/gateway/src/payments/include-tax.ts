import { CURRENCY } from '@trueseason/contracts';
import type Stripe from 'stripe';
import { isRefusal, reach } from './reach-provider.ts';

/** Says on an intent why its tax was not worked out, for whoever looks at it in the provider's dashboard. */
const UNLOCATED = 'location unknown';

/** Whether an intent has its tax worked out, or cannot have it. */
export const isTaxed = ({ hooks, metadata }: Stripe.PaymentIntent): boolean =>
  Boolean(hooks?.inputs?.tax?.calculation) || metadata.tax === UNLOCATED;

interface Sale {
  readonly intentId: string;
  readonly amount: number;
  /** Where the customer is; the provider asks for an address only after the price was named. */
  readonly customerIp: string;
}

/** The provider's calculation of the tax within an amount; null where it cannot tell where the customer is. */
async function calculate(stripe: Stripe, taxCode: string, { amount, customerIp }: Sale): Promise<string | null> {
  const item = { amount, reference: 'analysis', tax_behavior: 'inclusive', tax_code: taxCode } as const;
  const asked = stripe.tax.calculations
    .create({ currency: CURRENCY, customer_details: { ip_address: customerIp }, line_items: [item] })
    .catch((error: unknown) => {
      if (isRefusal(error, 'customer_tax_location_invalid')) return null;
      throw error;
    });
  const calculation = await reach(asked);
  if (calculation && calculation.amount_total !== amount) throw new Error('the tax would change the price');
  return calculation?.id ?? null;
}

/**
 * Has the provider work out the tax within an intent's amount. Once it is paid the provider books the tax by itself, and
 * takes it back with a refund. A customer whom it cannot place pays the same, and the intent says so.
 */
export async function includeTax(stripe: Stripe, taxCode: string, sale: Sale): Promise<void> {
  const calculation = await calculate(stripe, taxCode, sale);
  const noted = calculation ? { hooks: { inputs: { tax: { calculation } } } } : { metadata: { tax: UNLOCATED } };
  const updated = stripe.paymentIntents.update(sale.intentId, noted).catch((error: unknown) => {
    // Paid in another tab meanwhile.
    if (!isRefusal(error, 'payment_intent_unexpected_state')) throw error;
  });
  await reach(updated);
}
