import {
  BRAND,
  ENDED_LINK_PATH,
  giftPath,
  isCompleted,
  nextStep,
  type ORDER_ROUTES,
  orderIdSchema,
  orderStatus,
  paymentStatus,
  resultsPath,
  uploadOthersPathFor,
  uploadPathFor,
} from '@trueseason/contracts';
import { redeemAccessCode, requestAccessCode } from '@trueseason/shop/access';
import { hasAnalysis, keepAnswers } from '@trueseason/shop/analysis';
import { findDeliveryState, setEmail } from '@trueseason/shop/mail';
import { exportOrder, findOrder, findOrderByEmail } from '@trueseason/shop/order';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { settleAwaited } from '../payment/settle-awaited.ts';
import { placeUpload } from '../photos/place-upload.ts';
import { openAll } from './open-all.ts';
import { viewOrder, viewProgress } from './order-view.ts';

/** Place and track an order, and recover it by email with order number or by a mailed link. */
export function orderHandlers(deps: GatewayDeps): HandlersOf<typeof ORDER_ROUTES> {
  const { db, sessions, links } = deps;
  return {
    createGuestOrder: async ({ request, reply }) => {
      const id = await placeUpload(deps, request, reply);
      request.log.info({ orderId: id }, 'an order was placed');
      return { id };
    },
    getOrderStatus: async ({ order, isPaymentDue, request }) =>
      viewProgress(deps, isPaymentDue ? await settleAwaited(deps, order, request.log) : order),
    getOrder: async ({ order }) => viewOrder(deps, order),
    getAnalysisOrder: async ({ order }) => {
      const { result } = await viewProgress(deps, order);
      return { status: orderStatus(order), nextStep: nextStep(order), analysisResult: result };
    },
    updateEmail: async ({ order, body }) => {
      await setEmail(db, order.id, body.email);
      return { success: true };
    },
    putAnswers: async ({ order, body }) => {
      const kept = await keepAnswers(db, order.id, body);
      if (kept !== 'kept') throw new ProblemError(kept === 'closed' ? 'order_closed' : 'order_not_found');
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },
    lookupOrder: async ({ body, request, reply }) => {
      const id = orderIdSchema.safeParse(Number(body.orderNumber));
      const order = id.success ? await findOrderByEmail(db, id.data, body.email) : undefined;
      if (!order) throw new ProblemError('lookup_missed');
      await sessions.grant(request, reply, order.id, 'read');
      return {
        id: order.id,
        createdAt: order.created_at.toISOString(),
        status: orderStatus(order),
        nextStep: nextStep(order),
        paymentStatus: paymentStatus(order),
        refunded: order.payment === 'refunded',
        mailTroubled: (await findDeliveryState(db, order.id)) === 'troubled',
        analysisResult: await hasAnalysis(db, order.id),
      };
    },
    openLink: async ({ params, request, reply }) => {
      const named = await links.verifyOrder(params.token);
      const order = named ? await findOrder(db, named.orderId) : undefined;
      // Expired links redirect to the lookup page.
      if (!order || order.link_version !== named?.version) return reply.redirect(ENDED_LINK_PATH);
      await sessions.grant(request, reply, order.id, 'read');
      if (order.flow === 'gift') return reply.redirect(giftPath(order.id));
      // A paid order that needs new photos goes to the upload.
      if (!order.photos_asked_at) return reply.redirect(resultsPath(order.id));
      return reply.redirect(isCompleted(order) ? uploadOthersPathFor(order.id) : uploadPathFor(order.id));
    },
    requestCode: async ({ order, request, reply }) => {
      const askedBy = await sessions.begin(request, reply);
      const outcome = await requestAccessCode(db, { orderId: order.id, askedBy }, true);
      if (outcome === 'no_address') throw new ProblemError('no_address');
      if (outcome === 'too_often') throw new ProblemError('too_many_requests');
      return { success: true };
    },
    confirmCode: async ({ order, body, request, reply }) => {
      const owner = { orderId: order.id, askedBy: await sessions.begin(request, reply) };
      if (!(await redeemAccessCode(db, links, owner, body.code))) throw new ProblemError('invalid_code');
      await sessions.grant(request, reply, order.id, 'own');
      return { success: true };
    },
    exportOrder: async ({ order, reply }) => {
      reply.header('content-disposition', `attachment; filename="${BRAND.slug}-order-${order.id}.json"`);
      return exportOrder(db, order.id, isCompleted(order) ? await openAll(deps, order.id) : null);
    },
  };
}
