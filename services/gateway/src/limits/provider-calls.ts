import { PROVIDER_OF_STRANGERS } from '@trueseason/contracts';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { networkKey } from './address-key.ts';
import { DAY_SECONDS } from './guards.ts';
import { createKeyHasher } from './key-hasher.ts';
import { createLimitScale } from './limit-scale.ts';
import { notingProviderCalls } from './noted-calls.ts';

type CountingDeps = Pick<GatewayDeps, 'limiter' | 'config'>;

/** The counter of the payment provider's calls. */
export const PROVIDER_CALLS = 'provider-of-strangers';

const useOf = ({ config }: CountingDeps, { ip }: FastifyRequest) => {
  const key = createKeyHasher(config.LINK_SECRET)(networkKey(ip));
  return [PROVIDER_CALLS, key, createLimitScale(config)(PROVIDER_OF_STRANGERS.max), DAY_SECONDS] as const;
};

/** Counts the provider's calls that `work` makes for a stranger. */
export function countProviderCalls<Result>(
  deps: CountingDeps,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  return notingProviderCalls(work, (count) => deps.limiter.count(...useOf(deps, request), count));
}

/** Whether the provider may be asked about an order that has not settled. What it would say also comes by webhook. */
export const mayAskProvider = async (deps: CountingDeps, request: FastifyRequest): Promise<boolean> =>
  !(await deps.limiter.isUsedUp(...useOf(deps, request)));
