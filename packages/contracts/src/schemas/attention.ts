import { z } from 'zod';
import { ATTENTION_KINDS } from '../back-office/attention.ts';

export const attentionKindSchema = z.enum(ATTENTION_KINDS);

export const attentionRowSchema = z
  .object({
    kind: attentionKindSchema,
    /** The order, dispute, payment or complaint that its action names; unique within its kind. */
    subject: z.string(),
    /** Null without an order. */
    orderId: z.number().int().nullable(),
    what: z.string(),
    /** A customer's own words. */
    said: z.string().nullable(),
    since: z.iso.datetime(),
    /** The deadline, if there is one. */
    until: z.iso.datetime().nullable(),
    /** What a refund would give back. */
    cents: z.number().int().nullable(),
    currency: z.string(),
  })
  .meta({ id: 'AttentionRow' });
export const attentionPageSchema = z
  .object({
    /** Of all pages. */
    total: z.number().int(),
    /** Of these, what waits for an operator. */
    waiting: z.number().int(),
    /** Causes that several rows share, the most frequent first. */
    groups: z.array(z.object({ kind: attentionKindSchema, what: z.string(), count: z.number().int() })),
    rows: z.array(attentionRowSchema),
  })
  .meta({ id: 'AttentionPage' });
export type AttentionPage = z.infer<typeof attentionPageSchema>;
export type AttentionRow = z.infer<typeof attentionRowSchema>;
