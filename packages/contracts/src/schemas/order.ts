import { z } from 'zod';
import { analysisResultSchema, lockedResultSchema, storedResultSchema } from './analysis-result.ts';
import { orderIdSchema } from './order-id.ts';
import { adminStatusSchema, nextStepSchema, orderStatusSchema, paymentStatusSchema } from './order-status.ts';
import { analysisFailureSchema } from './problem.ts';
import { storedSeasonSchema } from './season-name.ts';

/** An order as its holder sees it. A locked order carries decoys in place of the result. */
export const publicOrderSchema = z
  .object({
    id: orderIdSchema,
    status: orderStatusSchema,
    nextStep: nextStepSchema,
    paymentStatus: paymentStatusSchema,
    amount: z.number().int(),
    createdAt: z.iso.datetime(),
    paymentIntentId: z.string().nullable(),
    email: z.string().nullable(),
    emailSent: z.boolean(),
    reportReady: z.boolean(),
    analysisResult: z.union([lockedResultSchema, storedResultSchema]).nullable(),
    /** How many more photos would make the result surer and are taken, free; 0 for none. */
    roomForPhotos: z.number().int().nonnegative(),
    /** How often three other photos are taken in the place of these, free, because these differ too much; 0 for never. */
    photoExchanges: z.number().int().nonnegative(),
    failure: analysisFailureSchema.nullable(),
  })
  .meta({ id: 'Order' });
export type PublicOrder = z.infer<typeof publicOrderSchema>;

/** The small answer that is polled. */
export const orderProgressSchema = z
  .object({
    id: orderIdSchema,
    status: orderStatusSchema,
    nextStep: nextStepSchema,
    /** Present once the order is completed. */
    result: storedResultSchema.nullable(),
    failure: analysisFailureSchema.nullable(),
  })
  .meta({ id: 'OrderProgress' });
export type OrderProgress = z.infer<typeof orderProgressSchema>;

/** An order that a browser has bought, for who may not know that: another tab, a page that was closed. */
export const boughtOrderSchema = publicOrderSchema
  .pick({ id: true, status: true, nextStep: true })
  .extend({
    /** The bank has not decided about the payment yet. */
    pending: z.boolean(),
  })
  .meta({ id: 'BoughtOrder' });
export type BoughtOrder = z.infer<typeof boughtOrderSchema>;

/**
 * What a share link shows: the season, its words and signature colors, in the order in which they suit the person.
 * Nothing of the order, of the photos or of what was measured, and not the palette, which its owner paid for; what is
 * not named here does not leave the server.
 */
export const sharedResultSchema = z
  .object({
    season: storedSeasonSchema,
    /** The description is empty where the season is not known. */
    overview: analysisResultSchema.shape.overview.pick({ description: true, signatureColors: true }),
  })
  .meta({ id: 'SharedResult' });
export type SharedResult = z.infer<typeof sharedResultSchema>;

export const foundOrderSchema = z
  .object({
    id: orderIdSchema,
    createdAt: z.iso.datetime(),
    status: orderStatusSchema,
    nextStep: nextStepSchema,
    paymentStatus: paymentStatusSchema,
    /** Was paid and given back; its payment status is `unpaid`, though nothing is owed. */
    refunded: z.boolean(),
    /** Only whether one exists; the result itself is read from the order. */
    analysisResult: z.boolean(),
  })
  .meta({ id: 'FoundOrder' });
export type FoundOrder = z.infer<typeof foundOrderSchema>;

export const adminOrderSchema = z
  .object({
    id: orderIdSchema,
    amount: z.number().int(),
    status: adminStatusSchema,
    images: z.boolean(),
    emailSent: z.boolean(),
    createdAt: z.iso.datetime(),
    pdfPath: z.string().nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrderSchema>;
