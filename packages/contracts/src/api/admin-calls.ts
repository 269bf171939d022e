import { z } from 'zod';
import {
  adminActionSchema,
  adminOrderDetailsSchema,
  adminPromoSchema,
  adminSummarySchema,
  auditEntrySchema,
} from '../admin.ts';
import { adminOrderSchema } from '../order.ts';
import { adminStatusSchema } from '../order-status.ts';
import { newPromoCodeSchema } from '../promo.ts';
import { call, done, orderIdParams } from './call.ts';

const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** The back office. All but the login need the admin session. */
export const ADMIN_CALLS = {
  adminLogin: call({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Open the back office.',
    body: z.object({ password: z.string().max(256) }),
    answer: done,
  }),
  adminLogout: call({ method: 'POST', path: '/api/admin/logout', summary: 'End the admin session.', answer: done }),
  adminOrders: call({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders, newest first, a page at a time; `search` is an order number or a part of an e-mail address.',
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
  }),
  adminSummary: call({
    method: 'GET',
    path: '/api/admin/summary',
    summary: 'Counts from the database.',
    answer: adminSummarySchema,
  }),
  adminOrder: call({
    method: 'GET',
    path: '/api/admin/orders/:orderId',
    summary: 'Everything an operator needs to know about one order.',
    params: orderIdParams,
    answer: adminOrderDetailsSchema,
  }),
  adminAct: call({
    method: 'POST',
    path: '/api/admin/orders/:orderId/:action',
    summary: 'Retry or fail an analysis, make the report again, send the mail again, refund.',
    params: orderIdParams.extend({ action: adminActionSchema }),
    answer: adminOrderDetailsSchema,
  }),
  adminPromos: call({
    method: 'GET',
    path: '/api/admin/promos',
    summary: 'All promo codes.',
    answer: z.array(adminPromoSchema),
  }),
  adminSavePromo: call({
    method: 'PUT',
    path: '/api/admin/promos/:code',
    summary: 'Create a promo code, or change its discount, expiry and use limit.',
    params: z.object({ code: newPromoCodeSchema }),
    body: adminPromoSchema.pick({ percent: true, expiresAt: true, maxUses: true }),
    answer: adminPromoSchema,
  }),
  adminAudit: call({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What operators did, newest first.',
    query: z.object({ page: pageSchema }),
    answer: z.array(auditEntrySchema),
  }),
} as const;
