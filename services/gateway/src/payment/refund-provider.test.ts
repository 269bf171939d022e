import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createRefundProvider } from './refund-provider.ts';

/** A provider that refuses a refund, and what it lists before and after. */
function refusing(error: Error, ...lists: readonly number[][]) {
  const create = async () => {
    throw error;
  };
  let asked = 0;
  const list = async () => ({
    data: (lists[Math.min(asked++, lists.length - 1)] ?? []).map((amount) => ({ amount, status: 'succeeded' })),
  });
  return createRefundProvider({ refunds: { create, list } } as unknown as Stripe);
}

const refused = (code?: string) =>
  new Stripe.errors.StripeInvalidRequestError({ message: 'greater than unrefunded', ...(code && { code }) } as never);

it.each([
  ['a part, of which less is left by now', refused(), [[], [2000]], 2000],
  ['what is refunded by now', refused('charge_already_refunded'), [[], [2900]], 2900],
] as const)('makes no refund of %s, and returns what was refunded', async (_, error, lists, cents) => {
  const { refund } = refusing(error, ...lists.map((list) => [...list]));
  expect(await refund('pi_1', { cents: 2000, refundedBefore: 0 })).toMatchObject({
    cents,
    failed: false,
    refund: null,
  });
});

it('passes on another refusal', async () => {
  await expect(refusing(refused(), []).refund('pi_1')).rejects.toThrow('greater');
});
