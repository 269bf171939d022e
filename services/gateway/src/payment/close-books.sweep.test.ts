import { expect, it } from 'vitest';
import { proveBooks } from '../testing/prove-books.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

it('equals the provider’s balance to the cent on every day of ten thousand histories', async () => {
  await proveBooks(gateway, { seed: 10_500, days: 40, ordersPerDay: 250 });
  expect.hasAssertions();
}, 3_000_000);
