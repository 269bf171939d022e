import { DECLINES, DECLINES_BEFORE_CHALLENGE, INTENTS, NETWORK_DECLINES_BEFORE_CHALLENGE } from '@trueseason/contracts';
import type { OrderRow } from '@trueseason/shop/order';
import { countDeclines } from '@trueseason/shop/payment';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey, networkKey } from './address-key.ts';
import { requireChallenge } from './challenge.ts';
import { createKeyHasher } from './key-hasher.ts';
import { createLimitScale } from './limit-scale.ts';

const HOUR_SECONDS = 60 * 60;
const TOO_MANY_DECLINES =
  'Several cards were declined here within the hour. Nothing was charged. Please try again in an hour.';

/** A request's rate-limit keys of its address, network and browser, hashed because they outlive the request. */
export interface Origin {
  readonly openedFrom: string;
  readonly openedIn: string;
  readonly openedBy: string | null;
}

/** Limits payment intents and declined cards per order, browser, address and network. */
export function createIntentVelocity({ db, config, limiter, sessions, challenge }: GatewayDeps) {
  const hashKey = createKeyHasher(config.LINK_SECRET);
  const scaleLimit = createLimitScale(config);
  const originOf = (request: FastifyRequest): Origin => ({
    openedFrom: hashKey(addressKey(request.ip)),
    openedIn: hashKey(networkKey(request.ip)),
    openedBy: sessions.family(request),
  });
  return {
    originOf,
    hashKey,
    /**
     * Call before creating anything at the payment provider for an order, or a new one (null).
     * @throws too_many_requests, challenge_required
     */
    admit: async (request: FastifyRequest, order: Pick<OrderRow, 'id' | 'progress'> | null) => {
      const origin = originOf(request);
      for (const { per, max, minutes } of INTENTS) {
        const key =
          { address: origin.openedFrom, network: origin.openedIn, session: origin.openedBy }[String(per)] ?? null;
        const wait = key === null ? 0 : await limiter.count(`intents:${per}`, key, scaleLimit(max), minutes * 60);
        if (wait > 0) throw new ProblemError('too_many_requests');
      }
      const declineCounts = await countDeclines(db, { orderId: order?.id ?? null, ...origin });
      const countedBy = ['order', 'session', 'address'] as const;
      if (countedBy.some((kind) => declineCounts[kind] >= scaleLimit(DECLINES[kind])))
        throw new ProblemError('too_many_requests', { message: TOO_MANY_DECLINES });
      // A network that buys may have as many declines. A household of one that is attacked pays for its finished result.
      const allowedDeclines = scaleLimit(DECLINES.network) + declineCounts.networkSales;
      const isOwnResult = order?.progress === 'analyzed' && declineCounts.order === 0;
      if (declineCounts.network >= allowedDeclines && !isOwnResult)
        throw new ProblemError('too_many_requests', { message: TOO_MANY_DECLINES });
      if (!challenge) return;
      const { CHALLENGE_AFTER } = config;
      const challengeWait = await limiter.count('intent-challenge', origin.openedFrom, CHALLENGE_AFTER, HOUR_SECONDS);
      const isSuspect =
        countedBy.some((kind) => declineCounts[kind] >= DECLINES_BEFORE_CHALLENGE) ||
        declineCounts.network >= NETWORK_DECLINES_BEFORE_CHALLENGE;
      if (challengeWait > 0 || isSuspect) await requireChallenge(challenge, request);
    },
  };
}
export type IntentVelocity = ReturnType<typeof createIntentVelocity>;
