import type { GatewayConfig } from '../config.ts';

/** Who is there before anybody was added: their password is the one of the configuration, their roles are all. */
export interface FirstOperator {
  readonly name: string;
  /** Without one nobody can sign in with it. */
  readonly passwordHash: string | undefined;
  readonly totpSecret: string | undefined;
}

export const firstOperator = (config: GatewayConfig): FirstOperator => ({
  name: config.ADMIN_NAME,
  passwordHash: config.ADMIN_PASSWORD_HASH,
  totpSecret: config.ADMIN_TOTP_SECRET,
});
