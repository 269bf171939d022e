import { z } from 'zod';

/** What only the customer knows: photos do not show it. Null is no answer. */
export const answersSchema = z.object({
  hairDyed: z.boolean().nullable(),
  makeup: z.boolean().nullable(),
  contactLenses: z.boolean().nullable(),
});
export type Answers = z.infer<typeof answersSchema>;
