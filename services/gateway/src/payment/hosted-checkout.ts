import { BRAND, CURRENCY } from '@trueseason/contracts';
import type Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';
import { callProvider } from './call-provider.ts';
import { contentKey } from './content-key.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

export interface HostedCheckout {
  readonly orderId: number;
  readonly amountCents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly key: string;
}

/** Opens the provider's hosted page, which computes included tax if configured and issues an invoice. */
export async function openCheckout(
  stripe: Stripe,
  taxCode: string | undefined,
  { orderId, amountCents, successUrl, cancelUrl, key }: HostedCheckout,
): Promise<{ id: string; url: string }> {
  const metadata = { orderId: String(orderId) };
  const product_data = { name: BRAND.product, ...(taxCode && { tax_code: taxCode }) };
  const price_data = {
    currency: CURRENCY,
    unit_amount: amountCents,
    product_data,
    tax_behavior: 'inclusive',
  } as const;
  const page: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    automatic_tax: { enabled: taxCode !== undefined },
    invoice_creation: { enabled: true },
    // What the provider's dashboard would decide: another currency at its own rate, codes, and mails with a new page.
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: false,
    after_expiration: { recovery: { enabled: false } },
    allowed_payment_method_types: [...PAYMENT_METHODS],
    metadata,
    payment_intent_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
  const session = await callProvider(stripe.checkout.sessions.create(page, { idempotencyKey: contentKey(key, page) }));
  if (!session.url) throw new ProblemError('payment_provider_unavailable');
  return { id: session.id, url: session.url };
}
