import { countUnpaidAnalyses } from '@trueseason/db';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { addressKey } from '../limits/address-key.ts';

const HOUR_SECONDS = 60 * 60;
const BUSY =
  'So many people want to know their season today that we cannot start another free look. Please try again tomorrow.';

/** What a new order has to pass before its photos are read: they cost us something before anybody pays. */
export function guardPlacement({ db, config, limiter, challenge }: GatewayDeps) {
  async function requireBudget(): Promise<void> {
    const begun = await countUnpaidAnalyses(db);
    if (begun >= config.ANALYSES_PER_DAY_UNPAID) throw new ProblemError('unavailable', { message: BUSY });
  }
  async function requirePerson(request: FastifyRequest): Promise<void> {
    if (!challenge) return;
    const { CHALLENGE_AFTER } = config;
    const wait = await limiter.count('challenge', addressKey(request.ip), CHALLENGE_AFTER, HOUR_SECONDS);
    const token = String(request.headers['x-challenge-token'] ?? '');
    if (wait > 0 && !(await challenge.isPassed(token, request.ip))) throw new ProblemError('challenge_required');
  }
  return async (request: FastifyRequest): Promise<void> => {
    await requireBudget();
    await requirePerson(request);
  };
}
