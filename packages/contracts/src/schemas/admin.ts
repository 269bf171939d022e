import { z } from 'zod';
import { ADMIN_ACTIONS, BUYER_SIGNS, HELPING_ACTIONS, OPERATOR_ROLES, ORDER_SORTS } from '../back-office/admin.ts';
import { PHOTO_CAPTURES } from '../photos/photo.ts';
import { GIFT_STATES } from '../purchase/gift.ts';
import { evidenceSchema } from './analysis-result.ts';
import {
  adminStatusSchema,
  discountPercentSchema,
  orderIdSchema,
  paymentSchema,
  progressSchema,
  storedSeasonSchema,
  typedLine,
} from './fields.ts';
import { adminOrderSchema } from './order.ts';

const count = z.number().int();

export const adminSummarySchema = z
  .object({
    total: count,
    byStatus: z.object({ pending: count, paid: count, processing: count, completed: count, failed: count }),
    /** Paid and not given back, in cents of the shop's currency, by the books. */
    revenue: z.number().int(),
    /** Orders matching the filter. */
    found: count,
    /** What the books keep of a deleted order that is searched by its payment, or by the receipt of its deletion. */
    deletedSale: z
      .object({
        sold: z.iso.date(),
        deleted: z.iso.date(),
        cents: count,
        refunded: count,
        currency: z.string(),
        paymentId: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminSummary' });
export type AdminSummary = z.infer<typeof adminSummarySchema>;

export const orderFilterSchema = z.object({
  /** As long as the link to a receipt. */
  search: typedLine(2_000).optional(),
  status: adminStatusSchema.optional(),
  payment: paymentSchema.optional(),
  /** Days of creation, by UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(ORDER_SORTS).default('newest'),
});
export type OrderFilter = z.infer<typeof orderFilterSchema>;

/** UTC days, newest first: how far orders placed that day came; payments and refunds of that day, in cents. */
export const adminTotalsSchema = z
  .array(
    z.object({
      day: z.iso.date(),
      orders: count,
      photos: count,
      analyzed: count,
      paid: count,
      free: count,
      money: z.array(z.object({ currency: z.string(), revenue: count, refunded: count })),
    }),
  )
  .meta({ id: 'AdminTotals' });
export type AdminTotals = z.infer<typeof adminTotalsSchema>;

/** Declined payments by the bank's word, of the last week and month. Anonymous. */
export const adminDeclinesSchema = z
  .array(z.object({ reason: z.string(), week: count, month: count }))
  .meta({ id: 'AdminDeclines' });
export type AdminDeclines = z.infer<typeof adminDeclinesSchema>;

/** How often photos of another day agreed, by capture and whether hair or eyes were answered. Anonymous. */
export const adminRepeatabilitySchema = z
  .array(
    z.object({
      capture: z.enum(PHOTO_CAPTURES),
      told: z.boolean(),
      pairs: count,
      season: count,
      family: count,
      neighbor: count,
    }),
  )
  .meta({ id: 'AdminRepeatability' });
export type AdminRepeatability = z.infer<typeof adminRepeatabilitySchema>;

export const adminActionSchema = z.enum(ADMIN_ACTIONS);
export const helpingActionSchema = z.enum(HELPING_ACTIONS);

export const passkeySchema = z
  .object({ id: z.string(), label: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const operatorSelfSchema = z
  .object({
    name: z.string(),
    roles: z.array(z.enum(OPERATOR_ROLES)),
    /** Whether codes of an authenticator app confirm who they are. */
    authenticator: z.boolean(),
    /** The first operator, whose password is shared: pages forget it on leaving. */
    shared: z.boolean(),
    passkeys: z.array(passkeySchema),
    /** The fleet page, if one is configured. */
    fleetUrl: z.url().nullable(),
  })
  .meta({ id: 'OperatorSelf' });
export type OperatorSelf = z.infer<typeof operatorSelfSchema>;

export const auditEntrySchema = z
  .object({
    at: z.iso.datetime(),
    /** An operator's name, `system`, or `customer`. */
    actor: z.string(),
    orderId: z.number().int().nullable(),
    what: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const timelineEntrySchema = z
  .object({
    at: z.iso.datetime(),
    part: z.enum(['order', 'photos', 'payment', 'dispute', 'mail', 'consent', 'operator', 'note']),
    /** An operator's name, `system` or `customer`; null if not recorded. */
    by: z.string().nullable(),
    what: z.string(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const adminOrderDetailsSchema = adminOrderSchema
  .extend({
    progress: progressSchema,
    email: z.string().nullable(),
    promoCode: z.string().nullable(),
    photos: count,
    payments: z.array(
      z.object({
        intentId: z.string(),
        state: z.string(),
        amount: z.number().int(),
        currency: z.string(),
        /** In cents. */
        refunded: z.number().int(),
        refundFailedAt: z.iso.datetime().nullable(),
        /** The provider's codes, while they last. */
        fraudWarning: z.string().nullable(),
        review: z.string().nullable(),
      }),
    ),
    /** The most a refund gives back, in cents. */
    refundable: z.number().int(),
    refundCurrency: z.string(),
    /** Days, by UTC, of letters that withdraw the purchase; null if none does. */
    letterDays: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
    /** The order that its buyer paid, too, if this one seems to be paid by mistake. */
    alsoPaid: orderIdSchema.nullable(),
    /** Other orders of the same buyer, newest first. */
    related: z.array(
      z.object({
        id: orderIdSchema,
        createdAt: z.iso.datetime(),
        amount: count,
        currency: z.string(),
        status: adminStatusSchema,
        payment: paymentSchema,
        /** What shows that its buyer is the same. */
        sign: z.enum(BUYER_SIGNS),
      }),
    ),
    /** The provider's page of an open dispute; null also if the provider is down. */
    disputeUrl: z.url().nullable(),
    report: z.string().nullable(),
    gift: z
      .object({
        state: z.enum(GIFT_STATES),
        codeEnd: z.string().nullable(),
        /** Who used it; null also if that order was deleted. */
        used: z.object({ orderId: orderIdSchema, at: z.iso.datetime(), email: z.string().nullable() }).nullable(),
        deliverOn: z.string().nullable(),
        expiresAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    season: storedSeasonSchema.nullable(),
    confidence: evidenceSchema.shape.confidence.nullable(),
    moving: z.boolean(),
    next: z.object({
      summary: z.string(),
      since: z.iso.datetime().nullable(),
      action: z.enum([...ADMIN_ACTIONS, 'correct-address']).nullable(),
    }),
    actions: z.array(adminActionSchema),
    timeline: z.array(timelineEntrySchema),
  })
  .meta({ id: 'AdminOrderDetails' });
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

export const adminPromoSchema = z
  .object({
    code: z.string(),
    percent: discountPercentSchema.min(1),
    expiresAt: z.iso.datetime().nullable(),
    maxUses: z.number().int().positive().max(1_000_000).nullable(),
    uses: z.number().int(),
  })
  .meta({ id: 'AdminPromo' });
export type AdminPromo = z.infer<typeof adminPromoSchema>;
