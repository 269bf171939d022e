import {
  ENDED_LINK_PATH,
  giftPath,
  isCompleted,
  orderIdSchema,
  paymentStatus,
  resultsPath,
  uploadOthersPathFor,
  uploadPathFor,
} from '@trueseason/contracts';
import { redeemAccessCode, redeemAddressCode } from '@trueseason/shop/access';
import { hasAnalysis } from '@trueseason/shop/analysis';
import { requestAccessCode, requestAddressCode } from '@trueseason/shop/flows';
import { findDeliveryState } from '@trueseason/shop/mail';
import { findOrder, findOrderByEmail, type OrderRow } from '@trueseason/shop/order';
import type { GatewayDeps } from '../deps.ts';
import type { AccessCall } from '../http/calls-elsewhere.ts';
import { clearBrowserCache } from '../http/clear-browser-cache.ts';
import type { HandlersFor } from '../http/handler.ts';
import { padDuration } from '../http/pad-duration.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createStrangersMails } from '../limits/strangers.ts';
import { viewState } from '../view/order-view.ts';

/** Gives a browser access to orders: by email address and order number, mailed link, or mailed code. */
export function accessHandlers(deps: GatewayDeps): HandlersFor<AccessCall> {
  const { db, sessions, links } = deps;
  const mails = createStrangersMails(deps);
  return {
    lookupOrder: async ({ body, request, reply }) => {
      const parsedId = orderIdSchema.safeParse(Number(body.orderNumber));
      const order = parsedId.success ? await findOrderByEmail(db, parsedId.data, body.email) : undefined;
      if (!order) throw new ProblemError('lookup_missed');
      await sessions.grant(request, reply, order.id, 'read');
      return {
        ...(await viewState(db, order)),
        id: order.id,
        createdAt: order.created_at.toISOString(),
        paymentStatus: paymentStatus(order),
        mailTroubled: (await findDeliveryState(db, order.id)) === 'troubled',
        analysisResult: await hasAnalysis(db, order.id),
      };
    },

    openLink: async ({ params, request, reply }) => {
      const linkedOrder = await links.verifyOrder(params.token);
      const order = linkedOrder ? await findOrder(db, linkedOrder.orderId) : undefined;
      // Expired links redirect to the lookup page.
      if (!order || order.link_version !== linkedOrder?.version) return reply.redirect(ENDED_LINK_PATH);
      await sessions.grant(request, reply, order.id, 'read');
      if (order.flow === 'gift') return reply.redirect(giftPath(order.id));
      // A paid order that needs new photos goes to the upload.
      if (!order.photos_asked_at) return reply.redirect(resultsPath(order.id));
      return reply.redirect(isCompleted(order) ? uploadOthersPathFor(order.id) : uploadPathFor(order.id));
    },

    requestCode: async ({ order, request, reply }) => {
      await mails.admit(request, order);
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

    requestMyCode: async ({ body, request, reply }) => {
      const askedBy = await sessions.begin(request, reply);
      const tokenHash = sessions.tokenHash(request);
      // Must not reveal whether there is an order or a limit was hit.
      const mayMail = (order: OrderRow) => mails.mayMail(request, order);
      await padDuration(() => requestAddressCode(db, { email: body.email, askedBy, tokenHash }, mayMail));
      return { success: true };
    },

    confirmMyCode: async ({ body, request, reply }) => {
      const askedBy = sessions.family(request);
      const openedIds = await padDuration(async () => {
        const orderIds = askedBy && (await redeemAddressCode(db, links, { email: body.email, askedBy }, body.code));
        if (!orderIds) throw new ProblemError('invalid_code');
        return orderIds;
      });
      await sessions.grantAll(request, reply, openedIds, 'own');
      return { success: true };
    },

    leaveBrowser: async ({ request, reply }) => {
      await sessions.end(request, reply);
      clearBrowserCache(reply);
      return { success: true };
    },
  };
}
