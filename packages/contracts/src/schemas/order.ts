import { z } from 'zod';
import { MAIL_OUTCOMES } from '../back-office/admin.ts';
import { analysisResultSchema, lockedResultSchema, storedResultSchema } from './analysis-result.ts';
import {
  adminStatusSchema,
  analysisFailureSchema,
  answersSchema,
  nextStepSchema,
  openQuestionsSchema,
  orderIdSchema,
  orderStatusSchema,
  paymentSchema,
  paymentStatusSchema,
  scopeSchema,
  storedSeasonSchema,
} from './fields.ts';
import { namedColorSchema } from './reading.ts';

/** One of two compared results, as far as a choice between them needs. */
const comparedResultSchema = z.object({
  season: storedSeasonSchema,
  /** How sure it is. */
  verdict: z.string(),
  colors: z.array(namedColorSchema),
});

/** A new result that gives the owner other advice than the one that stays until they take the new one. */
export const proposalSchema = z
  .object({
    /** Names it in the decision. */
    round: z.number().int().positive(),
    kept: comparedResultSchema,
    proposed: comparedResultSchema,
    /** The answers that the new result is based on. The kept one may have been made without them. */
    answers: answersSchema,
    /** What led to it, and what it moved. */
    why: z.array(z.string()),
    /** What differs in figures and names. */
    changes: z.array(z.string()),
    /** Colors that are sure in both, only in the new one, and only in the kept one. */
    staysSure: z.array(namedColorSchema),
    becomesSure: z.array(namedColorSchema),
    noLongerSure: z.array(namedColorSchema),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof proposalSchema>;
export type ComparedResult = Proposal['kept'];

/** The state of an order, as every response about one has it, so that all screens say the same of it. */
export const orderStateSchema = z.object({
  status: orderStatusSchema,
  nextStep: nextStepSchema,
  /** Refunded; payment status is `unpaid`, but nothing is due. */
  refunded: z.boolean(),
  /** The bank returned that refund, and it will be repeated. */
  refundFailed: z.boolean(),
  isGift: z.boolean(),
  /** Why its analysis failed. */
  failure: analysisFailureSchema.nullable(),
});

/** An order as its holder sees it. Locked orders have decoys instead of the result. */
export const publicOrderSchema = orderStateSchema
  .extend({
    id: orderIdSchema,
    paymentStatus: paymentStatusSchema,
    amount: z.number().int(),
    currency: z.string(),
    createdAt: z.iso.datetime(),
    paymentIntentId: z.string().nullable(),
    email: z.string().nullable(),
    emailSent: z.boolean(),
    /** Whether the result's mail did not arrive. */
    mailTroubled: z.boolean(),
    reportReady: z.boolean(),
    analysisResult: z.union([lockedResultSchema, storedResultSchema]).nullable(),
    /** Changed photos or answers are being analyzed; the result is the last one. `failure` also says why it stays. */
    measuring: z.boolean(),
    /** What changed answers or photos led to, until the owner takes it or keeps the result. */
    proposal: proposalSchema.nullable(),
    /** How many free photos can be added to improve the result. */
    roomForPhotos: z.number().int().nonnegative(),
    /** Free exchanges left, if the photos seem to show several people or we asked for others. */
    photoExchanges: z.number().int().nonnegative(),
    /** Whether the purchase can still be withdrawn, under My data. */
    withdrawable: z.boolean(),
    /** What is shown of the result, which has all anyway. */
    scope: scopeSchema,
    /** What only the customer can answer, and has not. */
    openQuestions: openQuestionsSchema,
  })
  .meta({ id: 'Order' });
export type PublicOrder = z.infer<typeof publicOrderSchema>;

/** An order's place among those that wait for their analysis. */
export const placeInLineSchema = z.object({
  /** Orders before it. */
  before: z.number().int().positive(),
  /** About how long these take; null if nothing was analyzed recently. */
  minutes: z.number().int().positive().nullable(),
});
export type PlaceInLine = z.infer<typeof placeInLineSchema>;

export const orderProgressSchema = orderStateSchema
  .extend({
    id: orderIdSchema,
    paymentStatus: paymentStatusSchema,
    /** Null if no order is before it. */
    line: placeInLineSchema.nullable(),
    result: storedResultSchema.nullable(),
    openQuestions: publicOrderSchema.shape.openQuestions,
    scope: publicOrderSchema.shape.scope,
  })
  .meta({ id: 'OrderProgress' });
export type OrderProgress = z.infer<typeof orderProgressSchema>;

/** A bought order the browser may not know about: another tab, a closed page. */
export const boughtOrderSchema = publicOrderSchema
  .pick({ id: true, status: true, nextStep: true, failure: true })
  .extend({
    /** The bank is still processing the payment. */
    pending: z.boolean(),
  })
  .meta({ id: 'BoughtOrder' });
export type BoughtOrder = z.infer<typeof boughtOrderSchema>;

/** A delivered result of this browser, which more photos may join, free. */
export const heldResultSchema = z.object({ id: orderIdSchema, season: z.string() }).meta({ id: 'HeldResult' });
export type HeldResult = z.infer<typeof heldResultSchema>;

/** An order of this browser without a payment. */
export const unpaidOrderSchema = publicOrderSchema
  .pick({ id: true, status: true, nextStep: true })
  .meta({ id: 'UnpaidOrder' });
export type UnpaidOrder = z.infer<typeof unpaidOrderSchema>;

/** What a share link shows. All else is dropped: order, photos, measurements, and the palette, which is paid for. */
export const sharedResultSchema = z
  .object({
    season: storedSeasonSchema,
    /** The statement about certainty, with the second season; empty for a result without a reading. */
    certainty: z.string(),
    /** The description is empty for an unknown season. */
    overview: analysisResultSchema.shape.overview.pick({ description: true, signatureColors: true }),
  })
  .meta({ id: 'SharedResult' });
export type SharedResult = z.infer<typeof sharedResultSchema>;

export const foundOrderSchema = orderStateSchema
  .extend({
    id: orderIdSchema,
    createdAt: z.iso.datetime(),
    paymentStatus: paymentStatusSchema,
    /** Whether the mail with result or gift did not arrive. */
    mailTroubled: z.boolean(),
    /** Whether a result exists. */
    analysisResult: z.boolean(),
  })
  .meta({ id: 'FoundOrder' });
export type FoundOrder = z.infer<typeof foundOrderSchema>;

export const adminOrderSchema = z
  .object({
    id: orderIdSchema,
    amount: z.number().int(),
    currency: z.string(),
    status: adminStatusSchema,
    images: z.boolean(),
    emailSent: z.boolean(),
    payment: paymentSchema,
    /** A refund that the customer's bank returned waits to be repeated. */
    refundFailed: z.boolean(),
    /** `s…@example.com`, for the list. */
    maskedEmail: z.string().nullable(),
    /** State of the newest mail with result or gift. */
    mailOutcome: z.enum(MAIL_OUTCOMES).nullable(),
    createdAt: z.iso.datetime(),
    pdfPath: z.string().nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrderSchema>;
