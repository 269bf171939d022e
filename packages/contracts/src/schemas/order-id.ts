import { z } from 'zod';
import { ORDER_ID_MAX, ORDER_ID_MIN } from '../order-id.ts';

export const orderIdSchema = z.number().int().min(ORDER_ID_MIN).max(ORDER_ID_MAX);
/** The same from a path or form field. */
export const orderIdParamSchema = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .pipe(orderIdSchema);
