import { z } from 'zod';
import { isEmail } from '../email.ts';
import { FIELD_MESSAGES } from '../messages.ts';

/** A trimmed address. */
export const emailSchema = z.string().trim().refine(isEmail, FIELD_MESSAGES.email).meta({ format: 'email' });
