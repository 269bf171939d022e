import {
  nextStep,
  openQuestions,
  orderStatus,
  type PRIVACY_ROUTES,
  paymentStatus,
  wantsMakeup,
} from '@trueseason/contracts';
import { objectKeys } from '@trueseason/platform/storage';
import { redeemAddressCode, requestAddressCode } from '@trueseason/shop/access';
import { recordBeginRequest, takeBackConsent } from '@trueseason/shop/consent';
import { listOwnOrders, withdrawOrder } from '@trueseason/shop/order';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { clearBrowserCache } from '../http/clear-browser-cache.ts';
import type { HandlersOf } from '../http/handler.ts';
import { inSteps } from '../http/in-steps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { endPayments } from '../payment/end-payments.ts';
import { refundPaid } from '../payment/refund-unasked.ts';
import { eraseWholeOrder, forgetJobs } from './erase-whole-order.ts';
import { noteErasure } from './erasures.ts';

type MyCalls = 'listMyOrders' | 'leaveBrowser' | 'requestMyCode' | 'confirmMyCode';

/** Finds a person's orders and opens them with a mailed code. */
function myHandlers(deps: GatewayDeps): Pick<HandlersOf<typeof PRIVACY_ROUTES>, MyCalls> {
  const { db, sessions, links } = deps;
  return {
    leaveBrowser: async ({ request, reply }) => {
      await sessions.end(request, reply);
      clearBrowserCache(reply);
      return { success: true };
    },

    listMyOrders: async ({ request }) => {
      const session = sessions.tokenHash(request);
      const orders = session ? await listOwnOrders(db, session) : [];
      return orders.map((order) => ({
        id: order.id,
        createdAt: order.created_at.toISOString(),
        status: orderStatus(order),
        nextStep: nextStep(order),
        paymentStatus: paymentStatus(order),
        receipt: order.payment !== 'unpaid' && order.payment !== 'free',
        photos: order.photos,
        analyzed: order.analyzed,
        openQuestions: openQuestions(order.answers),
        makeupAdvice: wantsMakeup(order.answers),
        addressed: order.addressed,
        mailTroubled: order.mail_state === 'troubled' && !order.gift_used,
        isGift: order.flow === 'gift',
        withdrawable: order.withdrawable,
      }));
    },

    requestMyCode: async ({ body, request, reply }) => {
      const askedBy = await sessions.begin(request, reply);
      const tokenHash = sessions.tokenHash(request);
      // Must not reveal whether there is an order or a limit was hit.
      await inSteps(() => requestAddressCode(db, { email: body.email, askedBy, tokenHash }));
      return { success: true };
    },

    confirmMyCode: async ({ body, request, reply }) => {
      const askedBy = sessions.family(request);
      const opened = await inSteps(async () => {
        const orders = askedBy && (await redeemAddressCode(db, links, { email: body.email, askedBy }, body.code));
        if (!orders) throw new ProblemError('invalid_code');
        return orders;
      });
      await sessions.grantAll(request, reply, opened, 'own');
      return { success: true };
    },
  };
}

/** The debt is recorded, so the reconciler retries if the provider fails now. */
async function orLater({ log }: FastifyRequest, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'could not reach the payment provider; retrying later');
  }
}

export function privacyHandlers(deps: GatewayDeps): HandlersOf<typeof PRIVACY_ROUTES> {
  const { db, store, links } = deps;
  return {
    ...myHandlers(deps),

    requestBeginning: async ({ order }) => {
      // Delivered before this request, so the right of withdrawal stays.
      if (!(await recordBeginRequest(db, order.id))) throw new ProblemError('already_settled');
      return { success: true };
    },

    withdrawOrder: async ({ order, request }) => {
      if (!(await withdrawOrder(db, order.id))) throw new ProblemError('withdrawal_over');
      request.log.info({ orderId: order.id }, 'a buyer withdrew');
      await orLater(request, () => refundPaid(deps, order.id, 'withdrawn'));
      return { success: true };
    },

    takeBackConsent: async ({ order, request, reply }) => {
      await noteErasure(deps, 'consent', order.id);
      await store.deletePrefix(objectKeys.order(order.id));
      const { refund } = await takeBackConsent(db, order.id);
      request.log.info({ orderId: order.id }, 'a consent was taken back');
      // Payments that still arrive are refunded.
      await orLater(request, () => endPayments(deps, order.id));
      if (refund) await orLater(request, () => refundPaid(deps, order.id, 'no_consent'));
      await store.deletePrefix(objectKeys.order(order.id));
      await forgetJobs(deps, order.id);
      clearBrowserCache(reply);
      return { success: true, refunded: refund };
    },

    eraseOrder: async ({ order, operator, query, request, reply }) => {
      if (operator && !query.reason) throw new ProblemError('bad_request', { field: 'reason' });
      const by = operator ? { actor: operator.operator, reason: query.reason ?? '' } : { actor: 'customer' };
      const receipt = await eraseWholeOrder(deps, order.id, by);
      if (!receipt) throw new ProblemError('order_not_found');
      request.log.info('an order was deleted on request');
      reply.header('cache-control', 'no-store');
      clearBrowserCache(reply);
      return {
        ...receipt,
        deleted: [...receipt.deleted],
        kept: [...receipt.kept],
        token: await links.signReceipt(receipt),
      };
    },

    getReceipt: async ({ params }) => {
      const receipt = await links.verifyReceipt(params.token);
      if (!receipt)
        throw new ProblemError('not_found', {
          message: 'We did not issue this receipt. Please check that you uploaded the original file.',
        });
      return { ...receipt, deleted: [...receipt.deleted], kept: [...receipt.kept] };
    },
  };
}
