import {
  API,
  type Call,
  EFFECT_LIMITS,
  EFFECTS,
  GIVEN_BACK,
  INTENTS,
  type Limit,
  PROVIDER_OF_STRANGERS,
  PURCHASE_CALLS,
} from '@trueseason/contracts';
import type { GatewayDeps } from '../deps.ts';
import { addressKey, networkKey } from './address-key.ts';
import { counterName } from './enforce-limits.ts';
import { DAY_SECONDS, sharesOf } from './guards.ts';
import { createKeyHasher } from './key-hasher.ts';
import { createLimitScale } from './limit-scale.ts';
import { PROVIDER_CALLS } from './provider-calls.ts';

/** A limit of fewer minutes starts again before its buyer pays. */
const SHORTEST_MINUTES = 10;

interface CountedUse {
  readonly counter: string;
  readonly limit: Limit;
  readonly givenBack: number;
}

/** What a purchase is counted by at its address and network. */
function usesOfPurchase(): CountedUse[] {
  const ofEffects = EFFECTS.flatMap((effect) =>
    EFFECT_LIMITS[effect].map((limit) => ({
      counter: counterName(effect, limit),
      limit,
      givenBack: GIVEN_BACK[effect],
    })),
  );
  const ofIntents = INTENTS.map((limit) => ({ counter: `intents:${limit.per}`, limit, givenBack: GIVEN_BACK.intents }));
  const ofProvider = { counter: PROVIDER_CALLS, limit: PROVIDER_OF_STRANGERS, givenBack: GIVEN_BACK.provider };
  const ofCalls = PURCHASE_CALLS.flatMap((name) => {
    const { limits = [] }: Call = API[name];
    return limits
      .filter(({ of }) => of === undefined || of === 'megabytes')
      .map((limit) => ({
        counter: counterName(name, limit),
        limit,
        givenBack: GIVEN_BACK[limit.of === 'megabytes' ? 'megabytes' : 'objects'],
      }));
  });
  return [...ofEffects, ...ofIntents, ofProvider, ...ofCalls].filter(
    ({ limit, givenBack }) => givenBack > 0 && limit.minutes >= SHORTEST_MINUTES,
  );
}

/** What settles is not counted against its address and network: they get back what an order uses, and some more. */
export function createSettledAllowance({ config, limiter }: Pick<GatewayDeps, 'config' | 'limiter'>) {
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const scaleLimit = createLimitScale(config);
  const uses = usesOfPurchase();
  return {
    /** Once per order, whose settlement a browser may report again. */
    giveBack: async ({ ip }: { readonly ip: string }, orderId: number): Promise<void> => {
      if ((await limiter.count('given-back', hashKey(String(orderId)), 1, DAY_SECONDS)) > 0) return;
      const keys = { address: hashKey(addressKey(ip)), network: hashKey(networkKey(ip)) };
      const ofLimits = uses.map(async ({ counter, limit: { per, max, minutes }, givenBack }) => {
        if (per !== 'address' && per !== 'network') return;
        await limiter.giveBack(counter, keys[per], scaleLimit(max), minutes * 60, givenBack);
      });
      const ofShares = sharesOf(config, ip).map(({ name, key, limit }) =>
        limiter.giveBack(name, hashKey(key), limit, DAY_SECONDS, GIVEN_BACK.objects),
      );
      await Promise.all([...ofLimits, ...ofShares]);
    },
  };
}
