import { BRAND, isCompleted, type ORDER_ROUTES } from '@trueseason/contracts';
import { decideProposal, exportOrder, saveAnswers, setEmail } from '@trueseason/shop/flows';
import { wasMailed } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import type { GatewayDeps } from '../deps.ts';
import type { AccessCall } from '../http/calls-elsewhere.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { mayAskProvider } from '../limits/provider-calls.ts';
import { createStrangersMails } from '../limits/strangers.ts';
import { refreshUnpaidOrder } from '../payment/refresh-unpaid-order.ts';
import { placeOrderFromUpload } from '../photos/place-order-from-upload.ts';
import { viewOrder, viewProgress, viewState } from '../view/order-view.ts';
import { openAllMeasurements } from './open-measurements.ts';

/** Places, shows and exports orders. */
export function orderHandlers(deps: GatewayDeps): HandlersOf<Omit<typeof ORDER_ROUTES, AccessCall>> {
  const { db } = deps;
  const mails = createStrangersMails(deps);
  return {
    createGuestOrder: async ({ request, reply }) => {
      const id = await placeOrderFromUpload(deps, request, reply);
      request.log.info({ orderId: id }, 'an order was placed');
      return { id };
    },
    getOrderStatus: async ({ order, isPaymentDue, request }) =>
      viewProgress(
        deps,
        isPaymentDue && (await mayAskProvider(deps, request))
          ? await refreshUnpaidOrder(deps, order, request.log)
          : order,
      ),
    getOrder: async ({ order }) => viewOrder(deps, order),
    getAnalysisOrder: async ({ order }) => {
      const { result, scope } = await viewProgress(deps, order);
      return { ...(await viewState(db, order)), analysisResult: result, scope };
    },
    updateEmail: async ({ order, body, request }) => {
      // The previous address gets a mail about the change only if it was mailed before.
      if (await wasMailed(db, order.id)) await mails.admit(request, order);
      await setEmail(db, order.id, body.email);
      return { success: true };
    },
    putAnswers: async ({ order, body }) => {
      const outcome = await saveAnswers(db, order.id, body);
      if (outcome !== 'saved') throw new ProblemError(outcome);
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },
    decideProposal: async ({ order, body, request }) => {
      const outcome = await decideProposal(deps, order.id, body);
      if (outcome === 'outdated') throw new ProblemError('proposal_outdated');
      if (outcome !== 'decided') throw new ProblemError(outcome);
      request.log.info({ orderId: order.id, decision: body.decision }, 'a proposed result was decided');
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },
    exportOrder: async ({ order, reply }) => {
      reply.header('content-disposition', `attachment; filename="${BRAND.slug}-order-${order.id}.json"`);
      return exportOrder(db, order.id, isCompleted(order) ? await openAllMeasurements(deps, order.id) : null);
    },
  };
}
