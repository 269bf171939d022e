import type { Guard } from '@trueseason/contracts';
import { hasConsent } from '@trueseason/shop/consent';
import { countUnpaidAnalyses } from '@trueseason/shop/order';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey, networkKey } from './address-key.ts';
import { requireChallenge } from './challenge.ts';
import { createKeyHasher } from './key-hasher.ts';

const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Shares of a day's free analyses: of an address (a household or office) and a network (a neighborhood or campus). */
const ADDRESS_SHARE = 0.02;
const NETWORK_SHARE = 0.1;
/** Even a small budget lets a household retry. */
const MIN_SHARE = 20;
const SHARE_USED =
  'Your network has reached its limit of free looks for today. Please try again tomorrow, or from another connection.';
const BUDGET_USED = 'We have reached our limit of free looks for today. Please try again tomorrow.';

/** How many free analyses a day an address and its network may start. */
export function sharesOf(
  { ANALYSES_PER_DAY_UNPAID, RATE_LIMIT_SCALE }: Pick<GatewayConfig, 'ANALYSES_PER_DAY_UNPAID' | 'RATE_LIMIT_SCALE'>,
  ip: string,
) {
  const limitOf = (share: number) => Math.ceil(Math.max(MIN_SHARE, ANALYSES_PER_DAY_UNPAID * share) * RATE_LIMIT_SCALE);
  return [
    { name: 'address-share', key: addressKey(ip), limit: limitOf(ADDRESS_SHARE) },
    { name: 'network-share', key: networkKey(ip), limit: limitOf(NETWORK_SHARE) },
  ];
}

export function createGuards({
  db,
  config,
  limiter,
  challenge,
  consents,
}: GatewayDeps): Readonly<Record<Guard, (request: FastifyRequest) => Promise<void>>> {
  const hashKey = createKeyHasher(config.LINK_SECRET);
  return {
    photo_consent: async (request) => {
      if (config.PHOTO_CONSENT === 'noted') return;
      const consent = consents.keyOf(request);
      if (!consent || !(await hasConsent(db, consent))) throw new ProblemError('consent_required');
    },
    daily_budget: async ({ ip }) => {
      const startedAnalyses = await countUnpaidAnalyses(db);
      const budget = config.ANALYSES_PER_DAY_UNPAID;
      if (startedAnalyses >= budget) throw new ProblemError('unavailable', { message: BUDGET_USED });
      // One address or network must not use up the whole day's budget.
      for (const { name, key, limit } of sharesOf(config, ip)) {
        const wait = await limiter.count(name, hashKey(key), limit, DAY_SECONDS);
        if (wait > 0) throw new ProblemError('too_many_requests', { message: SHARE_USED });
      }
    },
    challenge: async (request) => {
      if (!challenge) return;
      const { CHALLENGE_AFTER } = config;
      const wait = await limiter.count('challenge', hashKey(addressKey(request.ip)), CHALLENGE_AFTER, HOUR_SECONDS);
      if (wait > 0) await requireChallenge(challenge, request);
    },
  };
}
