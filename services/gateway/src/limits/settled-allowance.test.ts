import { PURCHASE_CALLS } from '@trueseason/contracts';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { attacked } from '../testing/attacker.ts';
import { addressKey, networkKey } from './address-key.ts';
import { counterName, sortLimits } from './enforce-limits.ts';
import { createGuards } from './guards.ts';
import { createIntentVelocity } from './intent-velocity.ts';
import { createLimiter } from './limiter.ts';
import { createSettledAllowance } from './settled-allowance.ts';

const { start } = attacked();
const BUYERS = 1_000;
/** Who have not paid yet, of a thousand an hour. */
const AT_ONCE = 40;
const CARRIER = '203.0.113.5';

/** Counts a purchase as its calls do, by all limits that outlast a few minutes. Resolves to whether it was refused. */
async function buyers(ip: string) {
  const gateway = await start({}, { limiter: createLimiter() });
  const { deps } = gateway;
  const request = { ip, cookies: {}, headers: {} } as FastifyRequest;
  const velocity = createIntentVelocity(deps);
  const guards = createGuards(deps);
  const allowance = createSettledAllowance(deps);
  const keys = { address: addressKey(ip), network: networkKey(ip) };
  const { hashKey } = velocity;
  const counted = PURCHASE_CALLS.flatMap((name) =>
    sortLimits(name).beforeBody.flatMap(({ name: counter, limits }) => limits.map((limit) => ({ counter, limit }))),
  ).filter(({ limit }) => limit.minutes >= 10);
  return {
    settle: (buyer: number) => allowance.giveBack(request, buyer),
    isRefused: async (): Promise<boolean> => {
      for (const { counter, limit } of counted) {
        if (limit.per !== 'address' && limit.per !== 'network') continue;
        const { max, minutes, of } = limit;
        const key = hashKey(keys[limit.per]);
        const worth = of === 'megabytes' ? 12 : 1;
        if ((await deps.limiter.count(counterName(counter, limit), key, max, minutes * 60, worth)) > 0) return true;
      }
      return Promise.all([guards.daily_budget(request), velocity.admit(request, null)]).then(
        () => false,
        () => true,
      );
    },
  };
}

it('lets a thousand buyers behind one address of a carrier buy within an hour', async () => {
  const { isRefused, settle } = await buyers(CARRIER);
  for (let buyer = 1; buyer <= BUYERS; buyer += 1) {
    expect([buyer, await isRefused()]).toEqual([buyer, false]);
    if (buyer > AT_ONCE) await settle(buyer - AT_ONCE);
    // Reported by the browser again.
    if (buyer > AT_ONCE) await settle(buyer - AT_ONCE);
  }
});

it('refuses those who never settle after a few, from the whole network', async () => {
  const { isRefused } = await buyers('2001:db8:1:2::3');
  let asked = 1;
  while (!(await isRefused())) asked += 1;
  expect(asked).toBeLessThanOrEqual(201);
});
