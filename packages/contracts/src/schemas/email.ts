import { z } from 'zod';
import { emailFault } from '../email.ts';
import { addFault } from './fault.ts';

/** A trimmed address that mail can be sent to; the message says what is wrong with another. */
export const emailSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = emailFault(text);
    if (message) addFault(context, message);
  })
  .meta({ format: 'email' });
