import { POOLS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

/** Clients that wait for us are never cut. */
const waiting = (address: string) => ({ address, progress: () => null, abort: () => {} });

/** A pool that one network has filled. */
async function filledFrom(network: string) {
  const budget = createMemoryBudget({ timeScale: 0.001 });
  const { room, each } = POOLS.verdicts;
  for (let n = 0; n < room / each; n++)
    expect(await budget.admit('verdicts', waiting(`${network}.${n}`), 0)).toBeTypeOf('object');
  return budget;
}

it('tells a network that fills a pool that it asks too much, and others that we are at fault', async () => {
  const budget = await filledFrom('203.0.113');
  expect(await budget.admit('verdicts', waiting('203.0.113.250'), 0)).toBe('too_many_requests');
  expect(await budget.admit('verdicts', waiting('198.51.100.1'), 0)).toBe('unavailable');
});

it('tells the same to requests that grow', async () => {
  const budget = createMemoryBudget({ timeScale: 0.001 });
  const { room, each } = POOLS.verdicts;
  const alone = await budget.admit('verdicts', waiting('203.0.113.1'), 0);
  if (typeof alone === 'string') throw new Error(alone);
  expect(alone.reserve(room)).toBe(false);
  expect(alone.refusal()).toBe('unavailable');
  await budget.admit('verdicts', waiting('203.0.113.2'), 0);
  expect(alone.reserve(room - 2 * each + 1)).toBe(false);
  expect(alone.refusal()).toBe('too_many_requests');
});

/** Three visitors with three photos each. */
const VISITORS_CALLS = 9;
const household = '203.0.113.1';

it('lets the calls of a household wait for each other', async () => {
  const budget = createMemoryBudget({ timeScale: 0.01 });
  const admitted = Array.from({ length: VISITORS_CALLS }, async () => {
    const reservation = await budget.admit('verdicts', waiting(household), 0);
    if (typeof reservation === 'string') return reservation;
    setImmediate(reservation.release);
    return 'admitted';
  });
  expect(await Promise.all(admitted)).toEqual(Array(VISITORS_CALLS).fill('admitted'));
});

it('refuses a household that holds its calls, and nobody else', async () => {
  const budget = createMemoryBudget({ timeScale: 0.001 });
  for (let held = 0; held < POOLS.verdicts.household; held++)
    expect(await budget.admit('verdicts', waiting(household), 0)).toBeTypeOf('object');
  expect(await budget.admit('verdicts', waiting(household), 0)).toBe('too_many_requests');
  expect(await budget.admit('verdicts', waiting('203.0.113.2'), 0)).toBeTypeOf('object');
});
