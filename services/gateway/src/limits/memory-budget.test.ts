import { keysOf, POOLS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

/** Clients that wait for us are never cut. */
const waiting = (address: string) => ({ address, progress: () => null, abort: () => {} });

/** A pool that two networks have filled, with half of it each. */
async function filledFrom(networks: readonly string[]) {
  const budget = createMemoryBudget({ timeScale: 0.001 });
  const { room, each } = POOLS.verdicts;
  for (const network of networks) {
    for (let n = 0; n < room / each / networks.length; n++)
      expect(await budget.admit('verdicts', waiting(`${network}.${n}`), 0)).toBeTypeOf('object');
  }
  return budget;
}

it('answers too_many_requests to a network that fills its half, and unavailable to others', async () => {
  const budget = await filledFrom(['203.0.113', '192.0.2']);
  expect(await budget.admit('verdicts', waiting('203.0.113.250'), 0)).toBe('too_many_requests');
  expect(await budget.admit('verdicts', waiting('198.51.100.1'), 0)).toBe('unavailable');
});

it.each(keysOf(POOLS))('keeps room in the pool %s beside an address, and beside its network', async (name) => {
  const { room, each } = POOLS[name];
  // One call may be larger than a share.
  if (room < 8 * each) return;
  for (const [addressOf, share] of [
    [() => '2001:db8:1:2::3', 1 / 4],
    [(n: number) => `2001:db8:1:${n.toString(16)}::3`, 1 / 2],
  ] as const) {
    const budget = createMemoryBudget({ timeScale: 0.001 });
    const calls = Array.from({ length: room / each }, (_, n) => budget.admit(name, waiting(addressOf(n)), 0));
    const stranger = await budget.admit(name, waiting('198.51.100.1'), 0);
    expect(stranger).toBeTypeOf('object');
    const admitted = (await Promise.all(calls)).filter((answer) => typeof answer === 'object');
    expect(admitted.length).toBeGreaterThan(0);
    expect(admitted.length).toBeLessThanOrEqual((room * share) / each);
  }
});

it('answers the same to requests that grow', async () => {
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

it('refuses only the household that holds its calls', async () => {
  const budget = createMemoryBudget({ timeScale: 0.001 });
  for (let held = 0; held < POOLS.verdicts.household; held++)
    expect(await budget.admit('verdicts', waiting(household), 0)).toBeTypeOf('object');
  expect(await budget.admit('verdicts', waiting(household), 0)).toBe('too_many_requests');
  expect(await budget.admit('verdicts', waiting('203.0.113.2'), 0)).toBeTypeOf('object');
});
