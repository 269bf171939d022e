import { z } from 'zod';
import type { GIFT_ROUTES } from '../routes/routes.ts';
import { orderIdSchema, promoCodeSchema } from '../schemas/fields.ts';
import { giftSchema, newGiftSchema, openedGiftSchema, usedGiftSchema } from '../schemas/gift.ts';
import { anyone, holder } from './access.ts';
import { type CallsOf, EXAMPLE_ORDER_ID, orderIdParams, small } from './call.ts';
import { keyOfGift } from './headers.ts';
import { CODE_GUESSES, per } from './limit.ts';

const card = { giver: 'Anna', message: 'For your new start.' };
const goodUntil = '2031-11-21';
const email = 'someone@example.com';

export const GIFT_CALLS = {
  createGift: {
    summary:
      'Start buying a gift, or change its card before payment. Returns a recently bought gift instead, unless `additionalTo` names it.',
    effects: ['rows'],
    ...small(anyone),
    headers: keyOfGift,
    body: newGiftSchema,
    response: z.object({
      orderId: orderIdSchema,
      /** Already paid; nothing was created or changed. */
      bought: z.boolean(),
    }),
    // Asks the provider about a payable gift.
    problems: ['invalid_email', 'already_settled', 'payment_provider_unavailable'],
    limits: [per('address', 60, 60), per('session', 30, 60)],
    example: {
      body: { email, ...card, timeZone: 'Pacific/Auckland', deliverOn: null },
      response: { orderId: EXAMPLE_ORDER_ID, bought: false },
    },
  },
  getGift: {
    summary: 'A gift as its buyer sees it, with the code once paid. Refreshes the payment until then.',
    effects: ['provider'],
    ...small(holder),
    params: orderIdParams,
    response: giftSchema,
    problems: ['not_found', 'payment_provider_unavailable'],
    limits: [per('address', 120, 1), per('session', 30, 1)],
    example: {
      response: {
        orderId: EXAMPLE_ORDER_ID,
        state: 'ready',
        code: 'GIFT-7KQM-2XWD-9TPA-C4HN',
        ...card,
        deliverOn: null,
        email,
        mail: 'sent',
        goodUntil,
      },
    },
  },
  openGift: {
    summary:
      'The card of a usable gift, for the holder of its code; once used, that it was used, and its order for the browser that holds it.',
    effects: [],
    ...small(anyone),
    body: z.object({ code: promoCodeSchema }),
    response: z.union([openedGiftSchema, usedGiftSchema]),
    problems: ['invalid_promo'],
    limits: CODE_GUESSES,
    example: { body: { code: 'GIFT-7KQM-2XWD-9TPA-C4HN' }, response: { ...card, goodUntil } },
  },
} as const satisfies CallsOf<typeof GIFT_ROUTES>;
