import { expect, it } from 'vitest';
import { proveBooks } from '../testing/prove-books.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

it('equals the provider’s balance to the cent on every day of a thousand histories', async () => {
  await proveBooks(gateway, { seed: 105, days: 20, ordersPerDay: 50 });
  expect.hasAssertions();
}, 300_000);
