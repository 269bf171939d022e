import { z } from 'zod';
import type { ADMIN_ROUTES } from '../routes.ts';
import {
  adminActionSchema,
  adminOrderDetailsSchema,
  adminPromoSchema,
  adminSummarySchema,
  auditEntrySchema,
} from '../schemas/admin.ts';
import { adminOrderSchema } from '../schemas/order.ts';
import { adminStatusSchema } from '../schemas/order-status.ts';
import { newPromoCodeSchema } from '../schemas/promo.ts';
import { anyone, operator, operatorReading } from './access.ts';
import { type CallsOf, done, orderIdParams } from './call.ts';
import { per } from './limit.ts';

const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);

export const ADMIN_CALLS = {
  adminLogin: {
    summary: 'Open the back office.',
    access: anyone,
    body: z.object({ password: z.string().max(256) }),
    answer: done,
    problems: ['invalid_password'],
    // One password guards all orders. Guesses from many addresses shut out only browsers that were never signed in
    // with, and hashing, a tenth of a second of the only thread, is done for one after the other.
    limits: [per('address', 5, 1), per('address', 30, 60), per('unknown-devices', 60, 1)],
    atOnce: { everyone: 1 },
    example: { body: { password: 'correct horse battery staple' } },
  },
  adminLogout: { summary: 'End the admin session.', access: anyone, answer: done },
  adminOrders: {
    summary: 'Orders, newest first, a page at a time; `search` is an order number or a part of an e-mail address.',
    access: operator,
    query: z.object({
      page: pageSchema,
      search: z
        .string()
        .max(254)
        .regex(/^\P{Cc}*$/u)
        .optional(),
      status: adminStatusSchema.optional(),
    }),
    answer: z.array(adminOrderSchema),
  },
  adminSummary: { summary: 'Counts from the database.', access: operator, answer: adminSummarySchema },
  adminOrder: {
    summary: 'Everything an operator needs to know about one order.',
    access: operatorReading,
    params: orderIdParams,
    answer: adminOrderDetailsSchema,
  },
  adminAct: {
    summary: 'Retry or fail an analysis, make the report again, send the mail again, refund.',
    access: operator,
    params: orderIdParams.extend({ action: adminActionSchema }),
    answer: adminOrderDetailsSchema,
    problems: ['payment_provider_unavailable'],
  },
  adminPromos: { summary: 'All promo codes.', access: operator, answer: z.array(adminPromoSchema) },
  adminSavePromo: {
    summary: 'Create a promo code, or change its discount, expiry and use limit.',
    access: operator,
    params: z.object({ code: newPromoCodeSchema }),
    body: adminPromoSchema.pick({ percent: true, expiresAt: true, maxUses: true }),
    answer: adminPromoSchema,
    example: {
      body: { percent: 50, expiresAt: '2027-01-31T23:59:59.000Z', maxUses: 100 },
      answer: { code: 'HALF', percent: 50, expiresAt: '2027-01-31T23:59:59.000Z', maxUses: 100, uses: 0 },
    },
  },
  adminAudit: {
    summary: 'What operators did, newest first.',
    access: operator,
    query: z.object({ page: pageSchema }),
    answer: z.array(auditEntrySchema),
  },
} as const satisfies CallsOf<typeof ADMIN_ROUTES>;
