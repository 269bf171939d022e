import {
  ALL_RECEIPTS_OF_STRANGERS,
  isSettled,
  MAILS,
  MAILS_OF_STRANGERS,
  RECEIPTS_OF_STRANGERS,
} from '@trueseason/contracts';
import type { OrderRow } from '@trueseason/shop/order';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createUseCounter } from './enforce-limits.ts';
import { DAY_SECONDS } from './guards.ts';
import { createLimitScale } from './limit-scale.ts';

/** Limits the mails that people who have bought nothing may request, by network and day. */
export function createStrangersMails(deps: Pick<GatewayDeps, 'limiter' | 'sessions' | 'adminSessions' | 'config'>) {
  const { limiter, config } = deps;
  const count = createUseCounter(deps);
  const mostReceipts = createLimitScale(config)(ALL_RECEIPTS_OF_STRANGERS);

  const mayMail = async (request: FastifyRequest, order: Pick<OrderRow, 'payment' | 'progress'>): Promise<boolean> =>
    isSettled(order) || (await count(request, 'mails', MAILS_OF_STRANGERS)) === 0;

  return {
    /** Whether a mail about this order may be asked for. */
    mayMail,
    /** @throws too_many_requests */
    admit: async (request: FastifyRequest, order: Pick<OrderRow, 'payment' | 'progress'>): Promise<void> => {
      if (!(await mayMail(request, order))) throw new ProblemError('too_many_requests');
    },
    /** Whether a stranger's complaint gets a receipt. */
    mayConfirm: async (request: FastifyRequest): Promise<boolean> =>
      (await count(request, 'receipts', RECEIPTS_OF_STRANGERS)) === 0 &&
      (await count(request, 'mails', [...MAILS, ...MAILS_OF_STRANGERS])) === 0 &&
      (await limiter.count('receipts', 'all', mostReceipts, DAY_SECONDS)) === 0,
  };
}
