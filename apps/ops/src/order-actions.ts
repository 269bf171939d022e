import { addAudit, type Db } from '@trueseason/db';
import { remakeReport, resendResults, retryAnalysis } from '@trueseason/orders';
import type { FastifyInstance } from 'fastify';

/** What an operator may ask for a single order; each does nothing unless the order is where it helps. */
export const ORDER_ACTIONS = {
  analyze: { label: 'Analyze again', run: retryAnalysis },
  report: { label: 'Make again', run: remakeReport },
  mail: { label: 'Send again', run: resendResults },
} as const;
export type OrderAction = keyof typeof ORDER_ACTIONS;

/** Retrying a given-up job alone would find an order that has ended; these reopen the order's part first. */
export function orderActions(app: FastifyInstance, db: Db): void {
  for (const [action, { run }] of Object.entries(ORDER_ACTIONS)) {
    app.post<{ Params: { orderId: string } }>(`/orders/:orderId/${action}`, async ({ params, log }, reply) => {
      const orderId = Number(params.orderId);
      const done = Number.isSafeInteger(orderId) && (await run(db, orderId));
      log.info({ orderId, action, done }, 'an operator acted on an order');
      if (!done) return reply.code(409).send({ message: 'The order is not in a state where this helps.' });
      await addAudit(db, { action: `ops:${action}`, orderId });
      return reply.redirect('/', 303);
    });
  }
}
