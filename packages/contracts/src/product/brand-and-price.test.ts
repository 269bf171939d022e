import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const EURO = { PRICE_CENTS: '3900', CURRENCY: 'eur' };
const loaded = () => import('./brand-and-price.ts');

it('has the price of the environment, and amounts of another currency keep theirs', async () => {
  for (const [name, value] of Object.entries(EURO)) vi.stubEnv(name, value);
  const { CURRENCY, formatPrice, MINIMUM_CHARGE_CENTS, PRICE_CENTS, pluralOf } = await loaded();
  expect([formatPrice(PRICE_CENTS), pluralOf(CURRENCY), MINIMUM_CHARGE_CENTS]).toEqual(['€39.00', 'euros', 50]);
  expect(formatPrice(2900, 'usd')).toBe('$29.00');
});

it('has the price that a page brings along, whatever the process has', async () => {
  vi.stubEnv('PRICE_CENTS', '100');
  vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(EURO) }) });
  const { formatPrice, PRICE_CENTS } = await loaded();
  expect(formatPrice(PRICE_CENTS)).toBe('€39.00');
});

it('has its own price where nothing is set', async () => {
  vi.stubEnv('PRICE_CENTS', '');
  vi.stubEnv('CURRENCY', undefined);
  const { CURRENCY, DEFAULT_CURRENCY, PRICE_CENTS } = await loaded();
  expect([PRICE_CENTS, CURRENCY]).toEqual([2900, DEFAULT_CURRENCY]);
});
