import type { PRIVACY_ROUTES } from '@trueseason/contracts';
import type { DeletionReceipt } from '@trueseason/shop/access';
import { withdrawOrder } from '@trueseason/shop/flows';
import type { GatewayDeps } from '../deps.ts';
import type { AccessCall, ComplaintCall, OrderConsentCall } from '../http/calls-elsewhere.ts';
import { clearBrowserCache } from '../http/clear-browser-cache.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { deferToReconciler } from '../payment/defer-to-reconciler.ts';
import { refundOrder } from '../payment/refund-automatically.ts';
import { eraseWholeOrder } from './erase-whole-order.ts';

type CallsElsewhere = AccessCall | ComplaintCall | OrderConsentCall | 'listMyOrders';

/** Only the token holds the provider's ids. */
const shownReceipt = ({ orderId, deletedAt, deleted, kept }: DeletionReceipt) => ({
  orderId,
  deletedAt,
  deleted: [...deleted],
  kept: [...kept],
});

/** Withdrawal from a purchase, and deletion of an order with its receipt. */
export function withdrawalAndErasureHandlers(
  deps: GatewayDeps,
): HandlersOf<Omit<typeof PRIVACY_ROUTES, CallsElsewhere>> {
  const { db, links } = deps;
  return {
    withdrawOrder: async ({ order, request }) => {
      if (!(await withdrawOrder(db, order.id))) throw new ProblemError('withdrawal_over');
      request.log.info({ orderId: order.id }, 'a buyer withdrew');
      await deferToReconciler(request, () => refundOrder(deps, order.id, 'withdrawn'));
      return { success: true };
    },

    eraseOrder: async ({ order, operator, query, request, reply }) => {
      if (operator && !query.reason) throw new ProblemError('bad_request', { field: 'reason' });
      const erasedBy = operator ? { actor: operator.operator, reason: query.reason ?? '' } : { actor: 'customer' };
      const receipt = await eraseWholeOrder(deps, order.id, erasedBy);
      if (!receipt) throw new ProblemError('order_not_found');
      request.log.info('an order was deleted on request');
      reply.header('cache-control', 'no-store');
      clearBrowserCache(reply);
      return { ...shownReceipt(receipt), token: await links.signReceipt(receipt) };
    },

    getReceipt: async ({ params }) => {
      const receipt = await links.verifyReceipt(params.token);
      if (!receipt)
        throw new ProblemError('not_found', {
          message: 'We did not issue this receipt. Please check that you uploaded the original file.',
        });
      return shownReceipt(receipt);
    },
  };
}
