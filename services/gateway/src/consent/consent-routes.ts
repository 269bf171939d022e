import { recordBeginRequest } from '@trueseason/shop/consent';
import { hasConsentToTakeBack, takeBackConsent } from '@trueseason/shop/flows';
import { objectKeys } from '@trueseason/shop/storage';
import type { GatewayDeps } from '../deps.ts';
import { recordErasure } from '../erasure/erasure-markers.ts';
import { removeJobs } from '../erasure/remove-jobs.ts';
import type { OrderConsentCall, PhotoConsentCall } from '../http/calls-elsewhere.ts';
import { clearBrowserCache } from '../http/clear-browser-cache.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { deferToReconciler } from '../payment/defer-to-reconciler.ts';
import { endPayments } from '../payment/end-payments.ts';
import { refundOrder } from '../payment/refund-automatically.ts';

/** Consent of a browser to its next photos, and of a customer to an order's. */
export function consentHandlers(deps: GatewayDeps): HandlersFor<PhotoConsentCall | OrderConsentCall> {
  const { db, store, consents } = deps;
  return {
    giveConsent: async ({ body, request, reply }) => {
      await consents.record(request, reply, body);
      return { success: true };
    },

    endConsent: async ({ request }) => {
      await consents.withdraw(request);
      return { success: true };
    },

    requestBeginning: async ({ order }) => {
      // Delivered before this request, so the right of withdrawal stays.
      if (!(await recordBeginRequest(db, order.id))) throw new ProblemError('already_settled');
      return { success: true };
    },

    takeBackConsent: async ({ order, request, reply }) => {
      if (hasConsentToTakeBack(order)) await recordErasure(deps, 'consent', order.id);
      await store.deletePrefix(objectKeys.order(order.id));
      const { refund } = await takeBackConsent(db, order.id);
      request.log.info({ orderId: order.id }, 'a consent was taken back');
      // Payments that still arrive are refunded.
      await deferToReconciler(request, () => endPayments(deps, order.id));
      if (refund) await deferToReconciler(request, () => refundOrder(deps, order.id, 'no_consent'));
      await store.deletePrefix(objectKeys.order(order.id));
      await removeJobs(deps, order.id);
      clearBrowserCache(reply);
      return { success: true, refunded: refund };
    },
  };
}
