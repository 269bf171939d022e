import { z } from 'zod';
import { OPERATOR_ACTIONS, OPERATOR_NAME, PHOTO_REASONS, REFUND_REASONS } from '../back-office/admin.ts';
import { DISPUTE_ANSWERS, FINANCE_ANSWERS, UNPLACED_ANSWERS } from '../back-office/attention.ts';
import { COMPLAINT_MAX } from '../product/promises.ts';
import type { ADMIN_ROUTES } from '../routes/routes.ts';
import {
  adminDeclinesSchema,
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
import { attentionKindSchema, attentionPageSchema } from '../schemas/attention.ts';
import { emailSchema, newPromoCodeSchema, orderIdParamSchema, typedLine, typedLines } from '../schemas/fields.ts';
import { ledgerMonthSchema, monthSchema } from '../schemas/ledger.ts';
import { adminOrderSchema } from '../schemas/order.ts';
import {
  createdPasskeySchema,
  creationOptionsSchema,
  passkeyIdSchema,
  requestOptionsSchema,
  signedByPasskeySchema,
} from '../schemas/web-authn.ts';
import { anyone, operator, operatorReading } from './access.ts';
import { type CallsOf, done, office, orderIdParams, referenceSchema } from './call.ts';
import { failuresPer, per } from './limit.ts';

/** One password protects all orders; guesses lock out only browsers in which no operator has signed in. */
const GUESSES = [
  failuresPer('address', 5, 1),
  failuresPer('address', 30, 60),
  failuresPer('unknown-devices', 60, 1),
] as const;
const EXAMPLE_PASSKEY = { id: 'c3VydmV5', rawId: 'c3VydmV5', type: 'public-key' } as const;
const CLIENT_DATA = { clientDataJSON: 'eyJ0eXBlIjoi' } as const;
const ceremonies = { limits: [per('address', 60, 10)] } as const;
const ownPasskeys = { ...operator, stepUp: 'sign-in' } as const;
/** Of an authenticator app. */
const totpSchema = z.string().regex(/^\d{6}$/);
const centsSchema = z.number().int().positive();
/** Money moves, or is given up. */
const treasurer = { ...operator, roles: ['finance'], stepUp: 'sign-in' } as const;
const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);

export const ADMIN_CALLS = {
  adminLogin: {
    summary:
      'Sign in to the back office. Without a name it is the first operator, from the configuration. Signing in again confirms the operator.',
    effects: ['rows'],
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
    effects: ['rows'],
    ...office(operator),
    body: z.object({ code: totpSchema }),
    response: done,
    problems: ['second_factor_required', 'step_up_required'],
    limits: GUESSES,
    example: { body: { code: '204816' } },
  },
  adminSelf: {
    summary: 'The signed-in operator and their roles.',
    effects: [],
    ...office(operator),
    response: operatorSelfSchema,
  },
  adminPasskeySignInOptions: {
    summary: 'Options for signing in with a passkey.',
    effects: ['rows'],
    ...office(anyone),
    response: requestOptionsSchema,
    ...ceremonies,
  },
  adminPasskeySignIn: {
    summary: 'Sign in to the back office with a passkey.',
    effects: ['rows'],
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
    effects: ['rows'],
    ...office(ownPasskeys),
    response: creationOptionsSchema,
    ...ceremonies,
  },
  adminAddPasskey: {
    summary: 'Store a new passkey.',
    effects: ['rows'],
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
    effects: ['rows'],
    ...office(ownPasskeys),
    params: z.object({ passkeyId: passkeyIdSchema }),
    response: done,
    problems: ['not_found'],
  },
  adminLogout: { summary: 'End the admin session.', effects: [], ...office(anyone), response: done },
  adminOrders: {
    summary:
      'Orders by page. `search` is a part of an order number or email address, a payment intent, a promo code, a gift code or its last four letters, a season or a day.',
    effects: [],
    ...office(operator),
    query: orderFilterSchema.extend({ page: pageSchema }),
    response: z.array(adminOrderSchema),
  },
  adminSummary: {
    summary: 'Counts from the database.',
    effects: [],
    ...office(operator),
    query: orderFilterSchema,
    response: adminSummarySchema,
  },
  adminTotals: {
    summary: 'Totals of the last days: how far orders came, revenue and refunds.',
    effects: [],
    ...office(operator),
    response: adminTotalsSchema,
  },
  adminDeclines: {
    summary: 'Declined payments of the last days by the bank’s word, counted without their orders.',
    effects: [],
    ...office(operator),
    response: adminDeclinesSchema,
  },
  adminMonths: {
    summary: 'The months of the books, newest first.',
    effects: [],
    ...office(operator),
    response: z.array(monthSchema),
  },
  adminMonth: {
    summary:
      'A month by the books: sales, fees, tax by country, refunds and disputes of its days, gifts outstanding, payouts.',
    effects: [],
    ...office(operator),
    params: z.object({ month: monthSchema }),
    response: ledgerMonthSchema,
  },
  adminExportMonth: {
    summary: 'The entries of a month as CSV, without names; audited.',
    effects: ['rows'],
    ...office({ ...operator, roles: ['finance'], stepUp: 'code' }),
    params: z.object({ month: monthSchema }),
    returns: 'csv',
    atOnce: 1,
  },
  adminRepeatability: {
    summary: 'How often photos of another day gave the same season, since the start.',
    effects: [],
    ...office(operator),
    response: adminRepeatabilitySchema,
  },
  adminExportOrders: {
    summary: 'All orders of a filter with their payments, oldest first, as CSV; audited.',
    effects: ['rows'],
    ...office({ ...operator, roles: ['support', 'finance'], stepUp: 'code' }),
    query: orderFilterSchema.omit({ sort: true }),
    returns: 'csv',
    atOnce: 1,
  },
  adminOrder: {
    summary: 'Everything operators can see of an order.',
    effects: ['rows'],
    ...office(operatorReading),
    params: orderIdParams,
    response: adminOrderDetailsSchema,
  },
  adminCorrectAddress: {
    summary:
      'Change where the result is sent, for a customer whose mail bounced. The old address is notified; without one, or if it gets no more mail today, nothing changes.',
    effects: ['rows', 'mails'],
    ...office({ ...operator, roles: ['support'], stepUp: 'code' }),
    params: orderIdParams,
    body: z.object({ email: emailSchema }),
    response: adminOrderDetailsSchema,
    problems: ['invalid_email', 'no_address'],
    example: { body: { email: 'someone@example.com' } },
  },
  adminEvidence: {
    summary: 'What a bank asks of a dispute, as PDF. Asked again until it is drawn.',
    effects: ['rows', 'objects', 'stored'],
    ...office({ ...operator, roles: ['support', 'finance'], stepUp: 'code', reads: 'read evidence' }),
    params: orderIdParams,
    returns: 'pdf',
    problems: ['report_not_ready'],
  },
  adminNote: {
    summary: 'Add a note to the timeline of an order.',
    effects: ['rows'],
    ...office(operator),
    params: orderIdParams,
    body: z.object({ text: typedLine(2_000).trim().min(1) }),
    response: adminOrderDetailsSchema,
    example: { body: { text: 'Wrote that a friend will pay.' } },
  },
  adminAskPhotos: {
    summary:
      'Ask the customer of a delivered order for three other photos, which replace the result: see `photoExchanges`.',
    effects: ['rows', 'mails'],
    ...office({ ...operator, roles: OPERATOR_ACTIONS['ask-photos'].roles }),
    params: orderIdParams,
    body: z.object({ reason: z.enum(PHOTO_REASONS) }),
    response: adminOrderDetailsSchema,
    example: { body: { reason: 'doubted' } },
  },
  adminWithdraw: {
    summary:
      'Withdraw from a purchase for a customer who wrote: it counts from the day the letter or email was sent. Confirmed by mail, and refunded.',
    effects: ['rows', 'mails', 'provider'],
    ...office({ ...operator, roles: OPERATOR_ACTIONS.withdraw.roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    body: z.object({ sentOn: z.iso.date() }),
    response: adminOrderDetailsSchema,
    problems: ['decided_already', 'withdrawal_over'],
    example: { body: { sentOn: '2026-11-20' } },
  },
  adminRepeatRefund: {
    summary: 'Make a refund again that the customer’s bank returned; its customer is notified.',
    effects: ['rows', 'provider'],
    ...office({ ...operator, roles: OPERATOR_ACTIONS['repeat-refund'].roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    response: adminOrderDetailsSchema,
    problems: ['decided_already', 'nothing_refunded', 'payment_provider_unavailable'],
  },
  adminRefund: {
    summary:
      'Refund an order, or `cents` of it, which leaves it open; its customer is notified. With `left`, only if as much is left.',
    effects: ['rows', 'mails', 'provider'],
    ...office({ ...operator, roles: OPERATOR_ACTIONS.refund.roles, stepUp: 'sign-in' }),
    params: orderIdParams,
    body: z.object({ reason: z.enum(REFUND_REASONS), cents: centsSchema.optional(), left: centsSchema.optional() }),
    response: adminOrderDetailsSchema,
    problems: ['decided_already', 'nothing_refunded', 'payment_provider_unavailable'],
    example: { body: { reason: 'asked' } },
  },
  adminAct: {
    summary:
      'Retry or fail an analysis, render the report again, or resend the mail, also one that was marked as spam if its customer asks.',
    effects: ['rows', 'mails'],
    ...office({ ...operator, roles: OPERATOR_ACTIONS.retry.roles }),
    params: orderIdParams.extend({ action: helpingActionSchema }),
    response: adminOrderDetailsSchema,
  },
  adminAttention: {
    summary: 'What waits for operators with these roles, by page: nearest deadline first, then newest.',
    effects: [],
    ...office(operator),
    query: z.object({ page: pageSchema }),
    response: attentionPageSchema,
  },
  adminEndTogether: {
    summary:
      'End rows of one cause at once, by their action or by a decision that nothing is to be done; each is audited.',
    effects: ['rows', 'mails'],
    ...office({ ...operator, stepUp: 'code' }),
    params: z.object({ kind: attentionKindSchema }),
    body: z.object({ what: typedLines(2_000), dismiss: z.boolean() }),
    response: z.object({ ended: z.number().int(), left: z.number().int() }),
    problems: ['not_found'],
    limits: [per('address', 3, 1)],
    example: { body: { what: 'Results email: SendGrid answered 400', dismiss: false } },
  },
  adminAskFinance: {
    summary: 'Ask finance to do something about an order, such as a refund; once until it is answered.',
    effects: ['rows'],
    ...office({ ...operator, roles: ['support', 'engineer'] }),
    params: orderIdParams,
    body: z.object({ text: typedLine(500).trim().min(1) }),
    response: adminOrderDetailsSchema,
    problems: ['decided_already'],
    example: { body: { text: 'Please refund half: the report came three days late.' } },
  },
  adminAnswerFinance: {
    summary: 'Say that what support asked of finance is done, or refused.',
    effects: ['rows'],
    ...office({ ...operator, roles: ['finance'] }),
    params: z.object({ requestId: referenceSchema, answer: z.enum(FINANCE_ANSWERS) }),
    response: done,
    problems: ['not_found', 'decided_already'],
  },
  adminDismiss: {
    summary: 'Decide that a row of the attention list needs nothing, until it happens again.',
    effects: ['rows'],
    ...office(operator),
    params: z.object({ kind: attentionKindSchema, subject: referenceSchema }),
    response: done,
    problems: ['not_found'],
  },
  adminAnswerDispute: {
    summary:
      'Submit what is on record to the bank, once; or accept a dispute as lost, or an inquiry with a refund. What the bank no longer asks only updates the order.',
    effects: ['rows', 'provider'],
    ...office(treasurer),
    params: z.object({ disputeId: referenceSchema, answer: z.enum(DISPUTE_ANSWERS) }),
    response: done,
    problems: ['not_found', 'decided_already', 'payment_provider_unavailable'],
  },
  adminApproveReview: {
    summary: 'Approve a payment that the provider’s rules hold for a person.',
    effects: ['rows', 'provider'],
    ...office(treasurer),
    params: z.object({ intentId: referenceSchema }),
    response: done,
    problems: ['decided_already', 'not_found', 'payment_provider_unavailable'],
  },
  adminSettleUnplaced: {
    summary: 'Refund a payment that matches no order, or leave it to another shop of the same account.',
    effects: ['rows', 'provider'],
    ...office(treasurer),
    params: z.object({ intentId: referenceSchema, answer: z.enum(UNPLACED_ANSWERS) }),
    response: done,
    problems: ['not_found', 'decided_already', 'payment_provider_unavailable'],
  },
  adminBookDifference: {
    summary: 'Book what the payment provider’s balance has and the books lack, as today’s entry.',
    effects: ['rows'],
    ...office(treasurer),
    params: z.object({ differenceId: referenceSchema }),
    response: done,
    problems: ['not_found'],
  },
  adminAnswerComplaint: {
    summary: 'Answer a complaint, once; its writer is told by mail.',
    effects: ['rows', 'mails'],
    ...office({ ...operator, roles: ['support'] }),
    params: z.object({ complaintId: orderIdParamSchema }),
    body: z.object({ upheld: z.boolean(), answer: typedLines(COMPLAINT_MAX).trim().min(1) }),
    response: done,
    problems: ['not_found', 'decided_already'],
    example: { body: { upheld: true, answer: 'They are deleted now.' } },
  },
  adminPromos: { summary: 'All promo codes.', effects: [], ...office(operator), response: z.array(adminPromoSchema) },
  adminSavePromo: {
    summary: 'Create a promo code, or change its discount, expiry and use limit.',
    effects: ['rows'],
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
    effects: [],
    ...office({ ...operator, roles: ['finance', 'engineer'] }),
    query: z.object({ page: pageSchema, reads: z.enum(['yes', 'no']).default('yes') }),
    response: z.array(auditEntrySchema),
  },
} as const satisfies CallsOf<typeof ADMIN_ROUTES>;
