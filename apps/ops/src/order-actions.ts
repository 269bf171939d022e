import type { AdminAction } from '@trueseason/contracts';
import type { Db } from '@trueseason/db';
import { helpfulActions, type OrderFacts, operateOrder } from '@trueseason/orders';
import type { FastifyInstance } from 'fastify';
import { operatorOf } from './http/require-operator.ts';

/** What of the back office's actions is offered here, and how its button is called: what money or a customer waits for. */
export const ORDER_ACTIONS = {
  retry: 'Analyze again',
  'render-report': 'Make again',
  'resend-mail': 'Send again',
} as const satisfies Partial<Record<AdminAction, string>>;
export type OrderAction = keyof typeof ORDER_ACTIONS;

/** Which of them requests a failed job, report or email again; other emails follow from what their customer does. */
export const ACTION_FOR: Readonly<Record<string, OrderAction>> = {
  analyze: 'retry',
  'render-report': 'render-report',
  'send-results': 'resend-mail',
  report: 'render-report',
  results: 'resend-mail',
};

const OFFERED = Object.keys(ORDER_ACTIONS);
const isOffered = (action: string): action is OrderAction => OFFERED.includes(action);

const ORDER_ACTION_PATH = new RegExp(`^/orders/\\d+/(${OFFERED.join('|')})$`);

/** Which of them an address asks for. */
export const actionIn = (path: string): OrderAction | undefined =>
  OFFERED.filter(isOffered).find((action) => action === ORDER_ACTION_PATH.exec(path)?.[1]);

/** What helps an order of which this is known. */
export const offeredActions = (facts: OrderFacts): OrderAction[] => helpfulActions(facts).filter(isOffered);

/** Retrying an exhausted job alone would find an order that has ended; these reopen the order's part first. */
export function orderActions(app: FastifyInstance, db: Db): void {
  for (const action of OFFERED.filter(isOffered)) {
    app.post<{ Params: { orderId: string } }>(`/orders/:orderId/${action}`, async (request, reply) => {
      const { params, log } = request;
      const actor = operatorOf(request)?.operator ?? 'operator';
      const orderId = Number(params.orderId);
      const done =
        Number.isSafeInteger(orderId) && (await operateOrder({ db, actor }, orderId, action, 'the fleet page'));
      log.info({ orderId, action, done }, 'an operator acted on an order');
      if (!done) return reply.code(409).send({ message: 'The order is not in a state where this helps.' });
      return reply.redirect('/', 303);
    });
  }
}
