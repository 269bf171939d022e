import type Stripe from 'stripe';
import { callProvider } from './call-provider.ts';

const NAMES = {
  cvc_check: 'security code',
  address_line1_check: 'street',
  address_postal_code_check: 'postal code',
} as const;

async function fetchCard(stripe: Stripe, intentId: string) {
  const { latest_charge: charge } = await callProvider(
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  const card = typeof charge === 'string' ? null : charge?.payment_method_details?.card;
  return card && typeof charge !== 'string' ? { card, charge } : null;
}

/** The country of the card that paid an intent; null for another means. @throws payment_provider_unavailable */
export const fetchCardCountry = async (stripe: Stripe, intentId: string): Promise<string | null> =>
  (await fetchCard(stripe, intentId))?.card.country ?? null;

/** What the provider checked of the card that paid an intent, in words; null for another means. @throws payment_provider_unavailable */
export async function fetchCardChecks(stripe: Stripe, intentId: string): Promise<string | null> {
  const paid = await fetchCard(stripe, intentId);
  if (!paid) return null;
  const { card, charge } = paid;
  const { checks, three_d_secure: challenge, wallet } = card;
  return [
    `${card.brand} ${card.last4}`,
    ...(wallet ? [wallet.type.replaceAll('_', ' ')] : []),
    ...(['cvc_check', 'address_line1_check', 'address_postal_code_check'] as const).flatMap((check) =>
      checks?.[check] ? [`${NAMES[check]} ${checks[check]}`] : [],
    ),
    `3-D Secure ${challenge?.result?.replaceAll('_', ' ') ?? 'not asked'}`,
    ...(charge?.outcome?.risk_level ? [`risk ${charge.outcome.risk_level.replaceAll('_', ' ')}`] : []),
  ].join(', ');
}
