import { type GIFT_ROUTES, type Gift, nextStep, orderStatus } from '@trueseason/contracts';
import { findOrderOfGift, findUsableCode, saveGift } from '@trueseason/shop/flows';
import { findGift, findGiftByCode, type GiftDetails, giftState, goodUntil } from '@trueseason/shop/gift';
import { findDeliveryState } from '@trueseason/shop/mail';
import type { OrderRow } from '@trueseason/shop/order';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { mayAskProvider } from '../limits/provider-calls.ts';
import { findPurchase } from '../payment/find-purchase.ts';
import { settleOpenPayment } from '../payment/settle-intent.ts';
import { findOrPlaceOrder } from '../placing/find-or-place-order.ts';

function viewGift({ id, email }: OrderRow, gift: GiftDetails, mail: Gift['mail']): Gift {
  const { code, giver, message } = gift;
  const state = giftState(gift);
  return {
    orderId: id,
    state,
    code: state === 'ready' ? code : null,
    giver,
    message,
    deliverOn: gift.deliver_on,
    email,
    mail: state === 'ready' ? mail : null,
    goodUntil: gift.expires_at && goodUntil(gift.expires_at, gift.time_zone),
  };
}

/** Gifts: create, show to the buyer, redeem. Payment is shared with other orders. */
export function giftHandlers(deps: GatewayDeps): HandlersOf<typeof GIFT_ROUTES> {
  const { db, sessions } = deps;
  return {
    createGift: async ({ body, request, reply }) => {
      const { deliverOn: deliver_on, timeZone: time_zone, additionalTo, ...given } = body;
      const bought = await findPurchase(deps, request, { of: 'gift', additionalTo });
      if (bought) return { orderId: bought.order.id, bought: true };
      const orderId = await findOrPlaceOrder(deps, request, reply, 'gift', additionalTo, [
        JSON.stringify([given.email, given.giver, given.message, deliver_on]),
      ]);
      if (!(await saveGift(db, orderId, { ...given, deliver_on, time_zone })))
        throw new ProblemError('already_settled');
      return { orderId, bought: false };
    },

    getGift: async ({ order, request }) => {
      if (order.flow !== 'gift') throw new ProblemError('not_found');
      // For buyers who are back before the webhook or lost the response.
      const isDue = order.payment === 'unpaid' && (await mayAskProvider(deps, request));
      const settled = isDue ? await settleOpenPayment(deps, order.id) : order;
      const gift = await findGift(db, order.id);
      if (!gift) throw new ProblemError('not_found');
      return viewGift(settled, gift, await findDeliveryState(db, order.id));
    },

    openGift: async ({ body, request }) => {
      const session = sessions.tokenHash(request);
      const gift = await findGiftByCode(db, body.code);
      if (gift && giftState(gift) === 'used') {
        const order = session ? await findOrderOfGift(db, body.code, session) : undefined;
        return {
          used: true as const,
          order: order ? { id: order.id, status: orderStatus(order), nextStep: nextStep(order) } : null,
        };
      }
      const usable = await findUsableCode(db, body.code, { session });
      if (!gift || !usable?.expires_at) throw new ProblemError('invalid_promo');
      const { giver, message, time_zone } = gift;
      return { giver, message, goodUntil: goodUntil(usable.expires_at, time_zone) };
    },
  };
}
