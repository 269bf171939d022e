import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import type { DisputeState, ProviderRefunds } from '@trueseason/shop/flows';

/** A payment's dispute, as the provider reports it. */
export const disputeOf = (status: 'needs_response' | 'won' | 'lost'): DisputeState => ({
  ...{ id: 'dp_1', status, reason: 'fraudulent' },
  dueBy: null,
  cents: PRICE_CENTS,
  currency: CURRENCY,
  movements: [],
});

/** All of a payment was refunded. */
export const FULL_REFUND: ProviderRefunds = { cents: PRICE_CENTS, failed: false, each: [] };
