import { z } from 'zod';
import type { GIFT_ROUTES } from '../routes.ts';
import { giftSchema, newGiftSchema, openedGiftSchema, usedGiftSchema } from '../schemas/gift.ts';
import { orderIdSchema } from '../schemas/order-id.ts';
import { promoCodeSchema } from '../schemas/promo.ts';
import { anyone, holder } from './access.ts';
import { type CallsOf, EXAMPLE_ORDER_ID, orderIdParams } from './call.ts';
import { keyOfGift } from './headers.ts';
import { CODE_GUESSES, per } from './limit.ts';

const card = { giver: 'Anna', message: 'For your new start.' };
const expiresAt = '2031-11-21T12:00:00.000Z';
const email = 'someone@example.com';

export const GIFT_CALLS = {
  createGift: {
    summary:
      'Begin to buy a gift, or change what its card says before it is paid. Who has just bought one is told of that instead, unless another one is wanted besides it.',
    access: anyone,
    headers: keyOfGift,
    body: newGiftSchema,
    answer: z.object({
      orderId: orderIdSchema,
      /** It was paid before, and nothing was begun or changed. */
      bought: z.boolean(),
    }),
    // Asks the provider about a gift that can be paid.
    problems: ['invalid_email', 'already_settled', 'payment_provider_unavailable'],
    limits: [per('address', 60, 60), per('session', 30, 60)],
    example: { body: { email, ...card, deliverOn: null }, answer: { orderId: EXAMPLE_ORDER_ID, bought: false } },
  },
  getGift: {
    summary: 'A gift as its buyer sees it, with the code once it is paid. Asks the payment provider until then.',
    access: holder,
    params: orderIdParams,
    answer: giftSchema,
    problems: ['not_found', 'payment_provider_unavailable'],
    limits: [per('address', 120, 1), per('session', 30, 1)],
    example: {
      answer: {
        orderId: EXAMPLE_ORDER_ID,
        state: 'ready',
        code: 'GIFT-7KQM-2XWD-9TPA-C4HN',
        ...card,
        deliverOn: null,
        email,
        expiresAt,
      },
    },
  },
  openGift: {
    summary:
      'What is written on the card of a gift, for whoever has its code, while that can be used; once it was used, that it was, and to the browser that holds it the order that it opened.',
    access: anyone,
    body: z.object({ code: promoCodeSchema }),
    answer: z.union([openedGiftSchema, usedGiftSchema]),
    problems: ['invalid_promo'],
    limits: CODE_GUESSES,
    example: { body: { code: 'GIFT-7KQM-2XWD-9TPA-C4HN' }, answer: { ...card, expiresAt } },
  },
} as const satisfies CallsOf<typeof GIFT_ROUTES>;
