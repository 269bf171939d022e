import { z } from 'zod';
import { OPERATOR_ACTIONS, OPERATOR_NAME, PHOTO_REASONS, REFUND_REASONS } from '../back-office/admin.ts';
import type { ADMIN_ROUTES } from '../routes/routes.ts';
import {
  adminOrderDetailsSchema,
  adminPromoSchema,
  adminRepeatabilitySchema,
  adminSummarySchema,
  adminTotalsSchema,
  auditEntrySchema,
  helpingActionSchema,
  operatorSelfSchema,
  orderFilterSchema,
  passkeySchema,
} from '../schemas/admin.ts';
import { emailSchema, newPromoCodeSchema, typedLine } from '../schemas/fields.ts';
import { adminOrderSchema } from '../schemas/order.ts';
import {
  createdPasskeySchema,
  creationOptionsSchema,
  passkeyIdSchema,
  requestOptionsSchema,
  signedByPasskeySchema,
} from '../schemas/web-authn.ts';
import { anyone, operator, operatorReading } from './access.ts';
import { type CallsOf, done, office, orderIdParams } from './call.ts';
import { per } from './limit.ts';

/** One password protects all orders; guesses lock out only browsers in which no operator has signed in. */
const GUESSES = [per('address', 5, 1), per('address', 30, 60), per('unknown-devices', 60, 1)] as const;
const EXAMPLE_PASSKEY = { id: 'c3VydmV5', rawId: 'c3VydmV5', type: 'public-key' } as const;
const CLIENT_DATA = { clientDataJSON: 'eyJ0eXBlIjoi' } as const;
const ceremonies = { limits: [per('address', 60, 10)] } as const;
const ownPasskeys = { ...operator, stepUp: 'sign-in' } as const;
/** Of an authenticator app. */
const totpSchema = z.string().regex(/^\d{6}$/);
const centsSchema = z.number().int().positive();
const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);

export const ADMIN_CALLS = {
  adminLogin: {
    summary:
      'Sign in to the back office. Without a name it is the first operator, from the configuration. Signing in again confirms the operator.',
    ...office(anyone),
    body: z.object({
      password: z.string().max(256),
      name: z.string().regex(OPERATOR_NAME).optional(),
      /** From an authenticator app, if the operator has one. */
      code: totpSchema.optional(),
    }),
    response: done,
    problems: ['invalid_password', 'second_factor_required'],
    // Hashing takes a thread a tenth of a second, so it is serialized.
    limits: GUESSES,
    atOnce: 1,
    example: { body: { password: 'correct horse battery staple' } },
  },
  adminConfirm: {
    summary:
      'Confirm with a code of the authenticator app who is signed in, for all that moves no money. After a few wrong codes the session ends.',
    ...office(operator),
    body: z.object({ code: totpSchema }),
    response: done,
    problems: ['second_factor_required', 'step_up_required'],
    limits: GUESSES,
    example: { body: { code: '204816' } },
  },
  adminSelf: { summary: 'The signed-in operator and their roles.', ...office(operator), response: operatorSelfSchema },
  adminPasskeySignInOptions: {
    summary: 'Options for signing in with a passkey.',
    ...office(anyone),
    response: requestOptionsSchema,
    ...ceremonies,
  },
  adminPasskeySignIn: {
    summary: 'Sign in to the back office with a passkey.',
    ...office(anyone),
    body: z.object({ response: signedByPasskeySchema }),
    response: done,
    problems: ['invalid_passkey'],
    example: {
      body: {
        response: {
          ...EXAMPLE_PASSKEY,
          response: { ...CLIENT_DATA, authenticatorData: 'SZYN5Q', signature: 'MEUCIQ' },
        },
      },
    },
    ...ceremonies,
  },
  adminPasskeyOptions: {
    summary: 'Options for creating a passkey.',
    ...office(ownPasskeys),
    response: creationOptionsSchema,
    ...ceremonies,
  },
  adminAddPasskey: {
    summary: 'Store a new passkey.',
    ...office(ownPasskeys),
    body: z.object({ label: typedLine(60).trim().min(1), response: createdPasskeySchema }),
    response: passkeySchema,
    problems: ['invalid_passkey'],
    example: {
      body: {
        label: 'Laptop',
        response: { ...EXAMPLE_PASSKEY, response: { ...CLIENT_DATA, attestationObject: 'o2NmbXQ' } },
      },
    },
    ...ceremonies,
  },
  adminRemovePasskey: {
    summary: 'Delete one of your passkeys.',
    ...office(ownPasskeys),
    params: z.object({ passkeyId: passkeyIdSchema }),
    response: done,
    problems: ['not_found'],
  },
  adminLogout: { summary: 'End the admin session.', ...office(anyone), response: done },
  adminOrders: {
    summary:
      'Orders by page. `search` is a part of an order number or email address, a payment intent, a promo code, a gift code or its last four letters, a season or a day.',
    ...office(operator),
    query: orderFilterSchema.extend({ page: pageSchema }),
    response: z.array(adminOrderSchema),
  },
  adminSummary: {
    summary: 'Counts from the database.',
    ...office(operator),
    query: orderFilterSchema,
    response: adminSummarySchema,
  },
  adminTotals: {
    summary: 'Totals of the last days: how far orders came, revenue and refunds.',
    ...office(operator),
    response: adminTotalsSchema,
  },
  adminRepeatability: {
    summary: 'How often photos of another day gave the same season, since the start.',
    ...office(operator),
    response: adminRepeatabilitySchema,
  },
  adminExportOrders: {
    summary: 'All orders of a filter with their payments, oldest first, as CSV; audited.',
    ...office({ ...operator, roles: ['support', 'finance'], stepUp: 'code' }),
    query: orderFilterSchema.omit({ sort: true }),
    returns: 'csv',
    atOnce: 1,
  },
  adminOrder: {
    summary: 'Everything operators can see of an order.',
    ...office(operatorReading),
    params: orderIdParams,
    response: adminOrderDetailsSchema,
  },
  adminCorrectAddress: {
    summary:
      'Change where the result is sent, for a customer whose mail bounced. The old address is notified; without one, or if it gets no more mail today, nothing changes.',
    ...office({ ...operator, roles: ['support'], stepUp: 'code' }),
    params: orderIdParams,
    body: z.object({ email: emailSchema }),
    response: adminOrderDetailsSchema,
    problems: ['invalid_email', 'no_address'],
    example: { body: { email: 'someone@example.com' } },
  },
  adminEvidence: {
    summary: 'What a bank asks of a dispute, as PDF. Asked again until it is drawn.',
    ...office({ ...operator, roles: ['support', 'finance'], stepUp: 'code', reads: 'read evidence' }),
    params: orderIdParams,
    returns: 'pdf',
    problems: ['report_not_ready'],
  },
  adminNote: {
    summary: 'Add a note to the timeline of an order.',
    ...office(operator),
    params: orderIdParams,
    body: z.object({ text: typedLine(2_000).trim().min(1) }),
    response: adminOrderDetailsSchema,
    example: { body: { text: 'Wrote that a friend will pay.' } },
  },
  adminAskPhotos: {
    summary:
      'Ask the customer of a delivered order for three other photos, which replace the result: see `photoExchanges`.',
    ...office({ ...operator, roles: OPERATOR_ACTIONS['ask-photos'].roles }),
    params: orderIdParams,
    body: z.object({ reason: z.enum(PHOTO_REASONS) }),
    response: adminOrderDetailsSchema,
    example: { body: { reason: 'doubted' } },
  },
  adminWithdraw: {
    summary:
      'Withdraw from a purchase for a customer who wrote: it counts from the day the letter or email was sent. Confirmed by mail, and refunded.',
    ...office({ ...operator, roles: OPERATOR_ACTIONS.withdraw.roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    body: z.object({ sentOn: z.iso.date() }),
    response: adminOrderDetailsSchema,
    problems: ['withdrawal_over'],
    example: { body: { sentOn: '2026-11-20' } },
  },
  adminRepeatRefund: {
    summary: 'Make a refund again that the customer’s bank returned; its customer is notified.',
    ...office({ ...operator, roles: OPERATOR_ACTIONS['repeat-refund'].roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    response: adminOrderDetailsSchema,
    problems: ['nothing_refunded', 'payment_provider_unavailable'],
  },
  adminRefund: {
    summary:
      'Refund an order, or `cents` of it, which leaves it open; its customer is notified. With `left`, only if as much is left.',
    ...office({ ...operator, roles: OPERATOR_ACTIONS.refund.roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    body: z.object({ reason: z.enum(REFUND_REASONS), cents: centsSchema.optional(), left: centsSchema.optional() }),
    response: adminOrderDetailsSchema,
    problems: ['nothing_refunded', 'payment_provider_unavailable'],
    example: { body: { reason: 'asked' } },
  },
  adminAct: {
    summary:
      'Retry or fail an analysis, render the report again, or resend the mail, also one that was marked as spam if its customer asks.',
    ...office({ ...operator, roles: OPERATOR_ACTIONS.retry.roles }),
    params: orderIdParams.extend({ action: helpingActionSchema }),
    response: adminOrderDetailsSchema,
  },
  adminPromos: { summary: 'All promo codes.', ...office(operator), response: z.array(adminPromoSchema) },
  adminSavePromo: {
    summary: 'Create a promo code, or change its discount, expiry and use limit.',
    ...office({ ...operator, roles: ['finance'], stepUp: 'sign-in' }),
    params: z.object({ code: newPromoCodeSchema }),
    body: adminPromoSchema.pick({ percent: true, expiresAt: true, maxUses: true }),
    response: adminPromoSchema,
    example: {
      body: { percent: 50, expiresAt: '2027-01-31T23:59:59.000Z', maxUses: 100 },
      response: { code: 'HALF', percent: 50, expiresAt: '2027-01-31T23:59:59.000Z', maxUses: 100, uses: 0 },
    },
  },
  adminAudit: {
    summary: 'Operator actions, newest first; `reads=no` leaves out who looked at what.',
    ...office({ ...operator, roles: ['finance', 'engineer'] }),
    query: z.object({ page: pageSchema, reads: z.enum(['yes', 'no']).default('yes') }),
    response: z.array(auditEntrySchema),
  },
} as const satisfies CallsOf<typeof ADMIN_ROUTES>;
