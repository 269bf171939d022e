import { paymentStatus } from '@trueseason/contracts';
import { listOwnOrders } from '@trueseason/shop/flows';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { viewState } from '../view/order-view.ts';

/** The orders that a browser has access to. */
export function myOrdersHandlers({ db, sessions }: GatewayDeps): HandlersFor<'listMyOrders'> {
  return {
    listMyOrders: async ({ request }) => {
      const session = sessions.tokenHash(request);
      const orders = session ? await listOwnOrders(db, session) : [];
      const view = async (order: (typeof orders)[number]) => ({
        ...(await viewState(db, order)),
        id: order.id,
        createdAt: order.created_at.toISOString(),
        paymentStatus: paymentStatus(order),
        receipt: order.payment !== 'unpaid' && order.payment !== 'free',
        photos: order.photos,
        analyzed: order.analyzed,
        addressed: order.addressed,
        mailTroubled: order.mail_state === 'troubled' && !order.gift_used,
        withdrawable: order.withdrawable,
      });
      return Promise.all(orders.map(view));
    },
  };
}
