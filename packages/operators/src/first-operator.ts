import { OPERATOR_NAME } from '@trueseason/contracts';
import { z } from 'zod';

/** Who is there before anybody was added: their password is the one of the configuration, their roles are all. */
export interface FirstOperator {
  readonly name: string;
  /** Without it, this sign-in is disabled. */
  readonly passwordHash: string | undefined;
  readonly totpSecret: string | undefined;
}

/** The variables that make them. */
export const firstOperatorConfig = {
  /** bcrypt hash of the first operator's password; without it only added operators can sign in. */
  ADMIN_PASSWORD_HASH: z.string().startsWith('$2', 'must be a bcrypt hash').optional(),
  /** The first operator's name in the audit. */
  ADMIN_NAME: z.string().regex(OPERATOR_NAME, 'must be lower-case letters, digits, dots or dashes').default('admin'),
  /** Of their authenticator app, in base 32; with it the password alone opens nothing. */
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
