import { type GIFT_ROUTES, type Gift, giftState, nextStep, orderStatus } from '@trueseason/contracts';
import {
  findGift,
  findGiftByCode,
  findOrderOfGift,
  findUsablePromo,
  type KnownGift,
  type OrderRow,
} from '@trueseason/db';
import { prepareGift } from '@trueseason/orders';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { placeOnce } from '../orders/place-once.ts';
import { findBought } from '../payments/find-bought.ts';
import { settleOrder } from '../payments/settle.ts';

const stateOf = ({ payment, uses, expires_at, ended_at }: KnownGift) =>
  giftState({ payment, uses, expiresAt: expires_at, endedAt: ended_at }, new Date());

function viewGift({ id, email }: OrderRow, gift: KnownGift): Gift {
  const { code, giver, message } = gift;
  const state = stateOf(gift);
  return {
    orderId: id,
    state,
    code: state === 'ready' ? code : null,
    giver,
    message,
    deliverOn: gift.deliver_on,
    email,
    expiresAt: gift.expires_at?.toISOString() ?? null,
  };
}

/** Gifts: begun and shown to their buyer, and opened by whom they were given to. What pays them pays every order. */
export function giftHandlers(deps: GatewayDeps): HandlersOf<typeof GIFT_ROUTES> {
  const { db, sessions } = deps;
  return {
    createGift: async ({ body, request, reply }) => {
      const { deliverOn: deliver_on, besides, ...given } = body;
      const bought = await findBought(deps, request, { of: 'gift', besides });
      if (bought) return { orderId: bought.id, bought: true };
      const orderId = await placeOnce(deps, request, reply, 'gift', besides, [
        JSON.stringify([given.email, given.giver, given.message, deliver_on]),
      ]);
      if (!(await prepareGift(db, orderId, { ...given, deliver_on }))) throw new ProblemError('already_settled');
      return { orderId, bought: false };
    },

    getGift: async ({ order }) => {
      if (order.flow !== 'gift') throw new ProblemError('not_found');
      // Who is back before the webhook, or after a lost answer, is shown what was paid.
      const settled = order.payment === 'unpaid' ? await settleOrder(deps, order.id) : order;
      const gift = await findGift(db, order.id);
      if (!gift) throw new ProblemError('not_found');
      return viewGift(settled, gift);
    },

    openGift: async ({ body, request }) => {
      const session = sessions.tokenHash(request);
      const gift = await findGiftByCode(db, body.code);
      if (gift && stateOf(gift) === 'used') {
        const order = session ? await findOrderOfGift(db, body.code, session) : undefined;
        return {
          used: true as const,
          order: order ? { id: order.id, status: orderStatus(order), nextStep: nextStep(order) } : null,
        };
      }
      const usable = await findUsablePromo(db, body.code, { session });
      if (!gift || !usable?.expires_at) throw new ProblemError('invalid_promo');
      const { giver, message } = gift;
      return { giver, message, expiresAt: usable.expires_at.toISOString() };
    },
  };
}
