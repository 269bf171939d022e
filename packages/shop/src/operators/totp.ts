import { BRAND } from '@trueseason/contracts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Accepts one code before and after, for clock skew and typing. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URL for authenticator apps. */
export const totpAddress = (secret: string, label: string): string => totp(secret, label).toString();

/** The time step of this code; null if it is not current. */
export function totpStepOf(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

export const totpCode = (secret: string, now: number = Date.now()): string => totp(secret).generate({ timestamp: now });
