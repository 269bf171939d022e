import { OPERATOR_NAME } from '@trueseason/contracts';
import { z } from 'zod';

export const firstOperatorConfig = {
  /** Without it only added operators can sign in. */
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(/^(?:\$2|scrypt\$)/, 'must be a hash')
    .optional(),
  /** Name in the audit. */
  ADMIN_NAME: z.string().regex(OPERATOR_NAME, 'must be lower-case letters, digits, dots or dashes').default('admin'),
  /** TOTP secret in base 32; if set, a code is required. */
  ADMIN_TOTP_SECRET: z
    .string()
    .regex(/^[A-Z2-7]{16,64}$/, 'must be base 32 of at least 16 characters')
    .optional(),
} as const;

/** The first operator, from the configuration, with all roles. */
export type FirstOperator = z.output<z.ZodObject<typeof firstOperatorConfig>>;
