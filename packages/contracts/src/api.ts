import type { z } from 'zod';
import { ADMIN_CALLS } from './api/admin-calls.ts';
import type { Call } from './api/call.ts';
import { DELIVERY_CALLS } from './api/delivery-calls.ts';
import { ORDER_CALLS } from './api/order-calls.ts';
import { PAYMENT_CALLS } from './api/payment-calls.ts';
import { PHOTO_CALLS } from './api/photo-calls.ts';

export type { Call, Payload } from './api/call.ts';

/**
 * Every call between browser and gateway, once. The gateway binds its handlers to these rows and the
 * web app calls through them, so neither can drift from the other.
 */
export const API = {
  ...ORDER_CALLS,
  ...PAYMENT_CALLS,
  ...DELIVERY_CALLS,
  ...PHOTO_CALLS,
  ...ADMIN_CALLS,
} as const;

export type Api = typeof API;
export type CallName = keyof Api;
export type ParamsOf<C extends Call> = z.input<C['params']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
