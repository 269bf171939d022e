import type { AdminAction } from '@trueseason/contracts';
import { addAudit, type Db } from '@trueseason/db';
import { remakeReport, resendResults, retryAnalysis } from '@trueseason/orders';
import type { FastifyInstance } from 'fastify';

/** What an operator may ask for a single order, named as in the back office; nothing happens where it cannot help. */
export const ORDER_ACTIONS = {
  retry: { label: 'Analyze again', run: retryAnalysis },
  'render-report': { label: 'Make again', run: remakeReport },
  'resend-mail': { label: 'Send again', run: resendResults },
} as const satisfies Partial<Record<AdminAction, unknown>>;
export type OrderAction = keyof typeof ORDER_ACTIONS;

/** Retrying a given-up job alone would find an order that has ended; these reopen the order's part first. */
export function orderActions(app: FastifyInstance, db: Db): void {
  for (const [action, { run }] of Object.entries(ORDER_ACTIONS)) {
    app.post<{ Params: { orderId: string } }>(`/orders/:orderId/${action}`, async ({ params, log }, reply) => {
      const orderId = Number(params.orderId);
      const done = Number.isSafeInteger(orderId) && (await run(db, orderId));
      log.info({ orderId, action, done }, 'an operator acted on an order');
      if (!done) return reply.code(409).send({ message: 'The order is not in a state where this helps.' });
      await addAudit(db, { action, orderId, detail: 'from the fleet page' });
      return reply.redirect('/', 303);
    });
  }
}
