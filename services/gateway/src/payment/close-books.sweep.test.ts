import { expect, it } from 'vitest';
import { proveBooks } from '../testing/prove-books.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

/** A thousand; `BOOK_HISTORIES=all` lives ten thousand, a quarter of an hour long. */
const [days, ordersPerDay] = process.env.BOOK_HISTORIES === 'all' ? [40, 250] : [20, 50];

it(`equals the provider’s balance to the cent on every day of ${days * ordersPerDay} histories`, async () => {
  await proveBooks(gateway, { seed: 10_500, days, ordersPerDay });
  expect.hasAssertions();
}, 3_000_000);
