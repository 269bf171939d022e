import { z } from 'zod';
import { ERASE_REASONS } from '../back-office/admin.ts';
import { BEGIN_REQUEST } from '../order/begin-request.ts';
import { PHOTO_COUNT } from '../photos/photo.ts';
import { COMPLAINT_MAX } from '../product/promises.ts';
import type { PRIVACY_ROUTES } from '../routes/routes.ts';
import { accessCodeSchema, emailSchema, orderIdSchema, paymentStatusSchema, typedLines } from '../schemas/fields.ts';
import { orderStateSchema } from '../schemas/order.ts';
import { anyone, bearer, owner } from './access.ts';
import { type CallsOf, done, EXAMPLE_ORDER_ID, orderIdParams, small, tokenParams } from './call.ts';
import { per } from './limit.ts';

const myOrderSchema = orderStateSchema
  .extend({
    id: orderIdSchema,
    createdAt: z.iso.datetime(),
    paymentStatus: paymentStatusSchema,
    /** Whether there was a payment, and so a receipt. */
    receipt: z.boolean(),
    photos: z.number().int(),
    /** Whether there is a result, locked or not. */
    analyzed: z.boolean(),
    /** Whether the right of withdrawal applies now. */
    withdrawable: z.boolean(),
    addressed: z.boolean(),
    /** Whether the mail with the result or the gift did not arrive. */
    mailTroubled: z.boolean(),
  })
  .meta({ id: 'MyOrder' });

const receiptSchema = z
  .object({
    orderId: orderIdSchema,
    deletedAt: z.iso.datetime(),
    deleted: z.array(z.string()),
    kept: z.array(z.string()),
  })
  .meta({ id: 'DeletionReceipt' });

export const PRIVACY_CALLS = {
  listMyOrders: {
    summary: 'The orders that this browser fully controls.',
    effects: [],
    ...small(anyone),
    response: z.array(myOrderSchema),
  },
  leaveBrowser: {
    summary: 'End the session of this browser, which then opens no order.',
    effects: [],
    ...small(anyone),
    response: done,
    limits: [per('address', 120, 10)],
  },
  requestMyCode: {
    summary: 'Mail six digits to an address; the answer does not reveal whether it has orders.',
    effects: ['rows', 'mails'],
    ...small(anyone),
    body: z.object({ email: emailSchema }),
    response: done,
    problems: ['invalid_email'],
    // Mails may be unwanted, so an order's address gets few. Limits are separate, so no client uses up another's.
    limits: [per('address', 20, 60), per('address-and-email', 2, 60), per('address-and-email', 4, 24 * 60)],
    example: { body: { email: 'someone@example.com' } },
  },
  confirmMyCode: {
    summary: 'Redeem the six digits: grants this browser all orders of the address.',
    effects: ['rows'],
    ...small(anyone),
    body: z.object({ email: emailSchema, code: accessCodeSchema }),
    response: done,
    problems: ['invalid_email', 'invalid_code'],
    // A code allows five guesses in the browser that asked for it; this limits guesses across addresses.
    limits: [per('address', 30, 60), per('address-and-email', 10, 60)],
    example: { body: { email: 'someone@example.com', code: '204816' } },
  },
  requestBeginning: {
    summary: 'Record that the buyer wants the analysis at once, which ends the right of withdrawal on delivery.',
    effects: ['rows'],
    ...small(owner),
    params: orderIdParams,
    body: z.object({ version: z.literal(BEGIN_REQUEST.version) }),
    response: done,
    problems: ['already_settled'],
    limits: [per('address', 120, 10)],
    example: { body: { version: BEGIN_REQUEST.version } },
  },
  withdrawOrder: {
    summary: 'Withdraw from a purchase within the legal period: confirmed by mail, and refunded.',
    effects: ['rows', 'provider', 'mails'],
    ...small(owner),
    params: orderIdParams,
    response: done,
    problems: ['withdrawal_over', 'payment_provider_unavailable'],
    // Each refunds completed work; more than a household's use goes to support.
    limits: [per('address', 12, 24 * 60), per('session', 6, 24 * 60)],
  },
  takeBackConsent: {
    summary:
      'Withdraw the consent of an order: deletes photos, measurements and result, and refunds undelivered payments.',
    effects: ['provider'],
    ...small({ ...owner, operators: { as: 'take back consent', roles: ['support'], stepUp: 'sign-in' } }),
    params: orderIdParams,
    response: z.object({ success: z.literal(true), refunded: z.boolean() }),
    problems: ['payment_provider_unavailable'],
    limits: [per('address', 30, 10)],
    example: { response: { success: true, refunded: false } },
  },
  eraseOrder: {
    summary: 'Delete an order with all that belongs to it. Answers with a signed receipt.',
    effects: ['provider'],
    ...small({ ...owner, operators: { as: 'erase', roles: ['support'], stepUp: 'sign-in' } }),
    params: orderIdParams,
    /** Required for operators; stored in the audit. */
    query: z.object({ reason: z.enum(ERASE_REASONS).optional() }),
    response: receiptSchema.extend({ token: z.string() }),
    problems: ['payment_provider_unavailable', 'payment_under_way'],
    limits: [per('address', 30, 10)],
    example: {
      response: {
        token: 'eyJhbGciOiJIUzI1NiJ9…',
        orderId: EXAMPLE_ORDER_ID,
        deletedAt: '2026-11-20T19:00:00.000Z',
        deleted: [`${PHOTO_COUNT} photos`, 'the result'],
        kept: [],
      },
    },
  },
  complain: {
    summary:
      'Complain, with an order or without: confirmed by mail at once, answered by mail later. Returns its number.',
    effects: ['rows', 'mails'],
    ...small(anyone),
    body: z.object({
      email: emailSchema,
      /** As the customer typed it: linked only if it is an order of this address. */
      orderNumber: z.int().positive().optional(),
      said: typedLines(COMPLAINT_MAX).trim().min(1),
    }),
    response: z.object({ number: orderIdSchema }),
    problems: ['invalid_email'],
    // Receipts to strangers are limited where it is known who writes (RECEIPTS_OF_STRANGERS).
    limits: [per('address-and-email', 3, 24 * 60)],
    example: {
      body: { email: 'someone@example.com', orderNumber: EXAMPLE_ORDER_ID, said: 'My photos are still there.' },
      response: { number: EXAMPLE_ORDER_ID },
    },
  },
  getReceipt: {
    summary: 'Verify a deletion receipt, and return its contents.',
    effects: [],
    ...small(bearer),
    params: tokenParams,
    response: receiptSchema,
    limits: [per('address', 60, 1)],
  },
} as const satisfies CallsOf<typeof PRIVACY_ROUTES>;
