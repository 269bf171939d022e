import { z } from 'zod';

/** Random-looking, 10 to 12 digits: hard to guess, yet never a secret (access rests on grants). */
export const ORDER_ID_MIN = 1_000_000_000;
export const ORDER_ID_MAX = 999_999_999_999;

export const orderIdSchema = z.number().int().min(ORDER_ID_MIN).max(ORDER_ID_MAX);
/** The same from a path or a form field. */
export const orderIdParamSchema = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .pipe(orderIdSchema);
