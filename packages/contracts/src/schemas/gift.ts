import { z } from 'zod';
import { cardMessage, GIFT_MESSAGE_MAX, GIFT_NAME_MAX, GIFT_STATES, giftDayFault } from '../purchase/gift.ts';
import { MAIL_STATES } from '../text/email.ts';
import { isTimeZone } from '../time/days.ts';
import { addFault, emailSchema, orderIdSchema, typedLine, typedLines } from './fields.ts';
import { publicOrderSchema } from './order.ts';

/** Empty means none. */
const orNull = (text: z.ZodString) =>
  text
    .transform((given) => given || null)
    .nullable()
    .default(null);

/** The giver's IANA zone, by which days count; UTC if unknown here. */
const timeZoneSchema = z
  .string()
  .max(64)
  .default('UTC')
  .transform((zone) => (isTimeZone(zone) ? zone : 'UTC'))
  .meta({ examples: ['Pacific/Auckland'] });

export const newGiftSchema = z
  .object({
    /** The buyer's address. The recipient is unknown until redemption. */
    email: emailSchema,
    giver: orNull(typedLine(GIFT_NAME_MAX).trim()),
    message: orNull(typedLines(GIFT_MESSAGE_MAX).overwrite(cardMessage)),
    timeZone: timeZoneSchema,
    deliverOn: z.iso
      .date()
      .meta({ examples: ['2026-12-24'] })
      .nullable()
      .default(null),
    /** The bought gift to which another is added. */
    additionalTo: orderIdSchema.optional(),
  })
  .superRefine(({ deliverOn, timeZone }, context) => {
    const fault = deliverOn && giftDayFault(deliverOn, timeZone, new Date());
    if (fault) addFault(context, fault, ['deliverOn']);
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
    /** State of the mail with the code; null before it is due. */
    mail: z.enum(MAIL_STATES).nullable(),
    /** The last day of validity, in the giver's zone. */
    goodUntil: z.iso.date().nullable(),
  })
  .meta({ id: 'Gift' });
export type Gift = z.infer<typeof giftSchema>;

export const openedGiftSchema = giftSchema
  .pick({ giver: true, message: true })
  .extend({ goodUntil: z.iso.date() })
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
