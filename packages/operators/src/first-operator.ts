import { OPERATOR_NAME } from '@trueseason/contracts';
import { z } from 'zod';

/** The first operator, from the configuration, with all roles. */
export interface FirstOperator {
  readonly name: string;
  /** Without it, this sign-in is disabled. */
  readonly passwordHash: string | undefined;
  readonly totpSecret: string | undefined;
}

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

interface FirstOperatorVariables {
  readonly ADMIN_NAME: string;
  readonly ADMIN_PASSWORD_HASH?: string | undefined;
  readonly ADMIN_TOTP_SECRET?: string | undefined;
}

export const firstOperator = (config: FirstOperatorVariables): FirstOperator => ({
  name: config.ADMIN_NAME,
  passwordHash: config.ADMIN_PASSWORD_HASH,
  totpSecret: config.ADMIN_TOTP_SECRET,
});
