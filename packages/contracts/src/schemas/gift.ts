import { z } from 'zod';
import { DAY_MS } from '../day-ms.ts';
import { MAIL_STATES } from '../email.ts';
import { GIFT_DAYS_AHEAD, GIFT_MESSAGE_MAX, GIFT_NAME_MAX, GIFT_STATES } from '../gift.ts';
import { emailSchema } from './email.ts';
import { publicOrderSchema } from './order.ts';
import { orderIdSchema } from './order-id.ts';
import { typedText } from './typed-text.ts';

/** Empty means none. */
const optionalText = (max: number) =>
  typedText(max)
    .trim()
    .transform((text) => text || null)
    .nullable()
    .default(null);

const daySchema = z.iso
  .date()
  .refine((day) => Date.parse(day) < Date.now() + GIFT_DAYS_AHEAD * DAY_MS && Date.parse(day) > Date.now())
  .meta({ examples: ['2026-12-24'] });

export const newGiftSchema = z.object({
  /** The buyer's address. The recipient is unknown until redemption. */
  email: emailSchema,
  giver: optionalText(GIFT_NAME_MAX),
  message: optionalText(GIFT_MESSAGE_MAX),
  deliverOn: daySchema.nullable().default(null),
  /** The bought gift to which another is added. */
  additionalTo: orderIdSchema.optional(),
});

export const giftSchema = z
  .object({
    orderId: orderIdSchema,
    state: z.enum(GIFT_STATES),
    /** While usable. */
    code: z.string().nullable(),
    giver: z.string().nullable(),
    message: z.string().nullable(),
    deliverOn: z.string().nullable(),
    email: z.string().nullable(),
    /** What became of the mail with the code; null before it is due. */
    mail: z.enum(MAIL_STATES).nullable(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Gift' });
export type Gift = z.infer<typeof giftSchema>;

/** A gift as shown to its recipient. */
export const openedGiftSchema = giftSchema
  .pick({ giver: true, message: true })
  .extend({ expiresAt: z.iso.datetime() })
  .meta({ id: 'OpenedGift' });
export type OpenedGift = z.infer<typeof openedGiftSchema>;

/** A used gift as shown to the link's visitor, with their order if this browser holds it. */
export const usedGiftSchema = z
  .object({
    used: z.literal(true),
    order: publicOrderSchema.pick({ id: true, status: true, nextStep: true }).nullable(),
  })
  .meta({ id: 'UsedGift' });
export type UsedGift = z.infer<typeof usedGiftSchema>;
