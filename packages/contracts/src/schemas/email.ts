import { z } from 'zod';
import { emailFault } from '../email.ts';

/** A trimmed address that mail can be sent to; the issue's message says what is wrong with another. */
export const emailSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = emailFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'email' });
