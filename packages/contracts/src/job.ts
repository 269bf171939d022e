import { z } from 'zod';
import { orderIdSchema } from './order-id.ts';

/** What the outbox may ask for. How each is queued, retried and timed is the catalogue in packages/queue. */
export const JOB_NAMES = [
  'analyze',
  'render-report',
  'send-results',
  'send-photo-request',
  'send-deletion-receipt',
] as const;
export const jobNameSchema = z.enum(JOB_NAMES);
export type JobName = z.infer<typeof jobNameSchema>;

/** Payloads are ids: the truth is in Postgres, and a queue may be lost whole. */
export const jobPayloadSchema = z.object({ orderId: orderIdSchema });
export type JobPayload = z.infer<typeof jobPayloadSchema>;
