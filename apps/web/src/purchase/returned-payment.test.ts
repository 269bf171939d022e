import { expect, it } from 'vitest';
import { returnedPayment } from './returned-payment.tsx';

it('reads what the provider appends', () => {
  expect(returnedPayment('?email=a%40b.co&payment_intent=pi_1&redirect_status=succeeded')).toEqual({
    intentId: 'pi_1',
    failed: false,
  });
  expect(returnedPayment('?payment_intent=pi_1&redirect_status=failed')?.failed).toBe(true);
  expect(returnedPayment('?email=a%40b.co')).toBeNull();
});
