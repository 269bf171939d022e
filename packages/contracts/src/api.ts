import type { z } from 'zod';
import { ADMIN_CALLS } from './api/admin-calls.ts';
import type { Call } from './api/call.ts';
import { DELIVERY_CALLS } from './api/delivery-calls.ts';
import { GIFT_CALLS } from './api/gift-calls.ts';
import { ORDER_CALLS } from './api/order-calls.ts';
import { PAYMENT_CALLS } from './api/payment-calls.ts';
import { PHOTO_CALLS } from './api/photo-calls.ts';
import { PRIVACY_CALLS } from './api/privacy-calls.ts';
import { PROGRAM_CALLS } from './api/program-calls.ts';
import type { CallName } from './routes.ts';

/** The rows by group: what each group is for stands with its routes. */
export const API_GROUPS = {
  orders: ORDER_CALLS,
  payments: PAYMENT_CALLS,
  gifts: GIFT_CALLS,
  photos: PHOTO_CALLS,
  privacy: PRIVACY_CALLS,
  delivery: DELIVERY_CALLS,
  'back office': ADMIN_CALLS,
  programs: PROGRAM_CALLS,
} as const;

/**
 * Every call between a client and the gateway, once: one row each for the routes of routes.ts. The gateway binds its
 * handlers to these rows, the document is made of them, and the web client has its types from them.
 */
export const API = {
  ...ORDER_CALLS,
  ...PAYMENT_CALLS,
  ...GIFT_CALLS,
  ...PHOTO_CALLS,
  ...PRIVACY_CALLS,
  ...DELIVERY_CALLS,
  ...ADMIN_CALLS,
  ...PROGRAM_CALLS,
} as const satisfies Readonly<Record<CallName, Call>>;

export type Api = typeof API;

/** What a client sends and gets; undefined where a call has none of it. */
export type QueryOf<C> = C extends { query: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;
export type BodyOf<C> = C extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;
export type AnswerOf<C> = C extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
