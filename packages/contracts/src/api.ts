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

/** The contract of clients and gateway, a row per route: handlers, OpenAPI and web client types derive from it. */
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

/** Input and output types of a call; undefined if absent. */
export type QueryOf<C> = C extends { query: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;
export type BodyOf<C> = C extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : undefined;
export type AnswerOf<C> = C extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
