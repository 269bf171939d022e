import type { z } from 'zod';
import type { CallName } from '../routes/routes.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import type { Call } from './call.ts';
import { DELIVERY_CALLS } from './delivery-calls.ts';
import { GIFT_CALLS } from './gift-calls.ts';
import { ORDER_CALLS } from './order-calls.ts';
import { PAYMENT_CALLS } from './payment-calls.ts';
import { PHOTO_CALLS } from './photo-calls.ts';
import { PRIVACY_CALLS } from './privacy-calls.ts';
import { PROGRAM_CALLS } from './program-calls.ts';

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
export type AnswerOf<C> = C extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
