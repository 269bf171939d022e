import { expect, it } from 'vitest';
import { proveBooks } from '../testing/prove-books.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

it('equals the provider’s balance to the cent on every day of sixty histories', async () => {
  await proveBooks(gateway, { seed: 105, days: 6, ordersPerDay: 10 });
  expect.hasAssertions();
}, 60_000);
