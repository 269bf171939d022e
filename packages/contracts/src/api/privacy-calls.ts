import { z } from 'zod';
import { ERASE_REASONS } from '../admin.ts';
import { BEGIN_REQUEST } from '../begin-request.ts';
import { PHOTO_COUNT } from '../photo.ts';
import type { PRIVACY_ROUTES } from '../routes.ts';
import { accessCodeSchema } from '../schemas/access-code.ts';
import { emailSchema } from '../schemas/email.ts';
import { orderIdSchema } from '../schemas/order-id.ts';
import { nextStepSchema, orderStatusSchema, paymentStatusSchema } from '../schemas/order-status.ts';
import { anyone, bearer, holder, owner } from './access.ts';
import { type CallsOf, done, EXAMPLE_ORDER_ID, orderIdParams, tokenParams } from './call.ts';
import { per } from './limit.ts';

const myOrderSchema = z
  .object({
    id: orderIdSchema,
    createdAt: z.iso.datetime(),
    status: orderStatusSchema,
    nextStep: nextStepSchema,
    paymentStatus: paymentStatusSchema,
    /** Whether something was paid, so that there is a receipt. */
    receipt: z.boolean(),
    /** How many photos are still kept. */
    photos: z.number().int(),
    /** Whether there is a result, open or not. */
    analyzed: z.boolean(),
    /** Whether the right of withdrawal applies now. */
    withdrawable: z.boolean(),
    /** Whether the mail with the results did not arrive at its address. */
    mailTroubled: z.boolean(),
    /** Whether it was bought for somebody else. */
    isGift: z.boolean(),
  })
  .meta({ id: 'MyOrder' });

const receiptSchema = z
  .object({
    orderId: orderIdSchema,
    deletedAt: z.iso.datetime(),
    deleted: z.array(z.string()),
    /** What has to be kept, and why. */
    kept: z.array(z.string()),
  })
  .meta({ id: 'DeletionReceipt' });

export const PRIVACY_CALLS = {
  listMyOrders: {
    summary: 'The orders that this browser may do everything with.',
    access: anyone,
    answer: z.array(myOrderSchema),
  },
  requestMyCode: {
    summary: 'Mail six digits to an address; the answer is the same whether there are orders of it or not.',
    access: anyone,
    body: z.object({ email: emailSchema }),
    answer: done,
    problems: ['invalid_email'],
    // Each is a mail to somebody who may not have asked for it, and an order's address gets few: no one client address
    // can use up what another one's owner is let ask for.
    limits: [
      per('address', 20, 60),
      per('address-and-email', 2, 60),
      per('address-and-email', 4, 24 * 60),
      per('email', 10, 60),
    ],
    example: { body: { email: 'someone@example.com' } },
  },
  confirmMyCode: {
    summary: 'The six digits: with them this browser may do everything with all orders of the address.',
    access: anyone,
    body: z.object({ email: emailSchema, code: accessCodeSchema }),
    answer: done,
    problems: ['invalid_email', 'invalid_code'],
    // A code stands five guesses; these are for many addresses at once.
    limits: [per('address', 30, 60), per('address-and-email', 10, 60), per('email', 40, 60)],
    example: { body: { email: 'someone@example.com', code: '204816' } },
  },
  requestBeginning: {
    summary:
      'Record that the buyer wants the analysis at once, and knows that the right of withdrawal ends with its delivery.',
    access: { ...holder, needs: 'own once settled' },
    params: orderIdParams,
    body: z.object({ version: z.literal(BEGIN_REQUEST.version) }),
    answer: done,
    problems: ['already_settled'],
    limits: [per('address', 120, 10)],
    example: { body: { version: BEGIN_REQUEST.version } },
  },
  withdrawOrder: {
    summary: 'Withdraw from a purchase within the days of the law: confirmed by mail, and the money goes back.',
    access: { ...owner, operators: { as: 'withdraw', roles: ['support', 'finance'], stepUp: true } },
    params: orderIdParams,
    answer: done,
    problems: ['withdrawal_over', 'payment_provider_unavailable'],
    // Each gives back money after work that was done; support looks at more than a household means.
    limits: [per('address', 12, 24 * 60), per('session', 6, 24 * 60)],
  },
  takeBackConsent: {
    summary: 'Take back the consent of an order: photos, measurements and result go, and what was paid for nothing.',
    access: { ...owner, operators: { as: 'take back consent', roles: ['support'], stepUp: true } },
    params: orderIdParams,
    answer: z.object({ success: z.literal(true), refunded: z.boolean() }),
    problems: ['payment_provider_unavailable'],
    limits: [per('address', 30, 10)],
    example: { answer: { success: true, refunded: false } },
  },
  eraseOrder: {
    summary: 'Delete an order with all that belongs to it. Answers with a signed receipt.',
    access: { ...owner, operators: { as: 'erase', roles: ['support'], stepUp: true } },
    params: orderIdParams,
    /** Operators say why; the audit has it. */
    query: z.object({ reason: z.enum(ERASE_REASONS).optional() }),
    answer: receiptSchema.extend({ token: z.string() }),
    problems: ['payment_provider_unavailable', 'payment_under_way'],
    limits: [per('address', 30, 10)],
    example: {
      answer: {
        token: 'eyJhbGciOiJIUzI1NiJ9…',
        orderId: EXAMPLE_ORDER_ID,
        deletedAt: '2026-11-20T19:00:00.000Z',
        deleted: [`${PHOTO_COUNT} photos`, 'the result'],
        kept: [],
      },
    },
  },
  getReceipt: {
    summary: 'Whether a receipt of a deletion is one of ours, and what it says.',
    access: bearer,
    params: tokenParams,
    answer: receiptSchema,
    limits: [per('address', 60, 1)],
  },
} as const satisfies CallsOf<typeof PRIVACY_ROUTES>;
