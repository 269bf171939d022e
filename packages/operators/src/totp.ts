import { BRAND } from '@trueseason/contracts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A code before and after the current one: clocks differ, and people type. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What authenticator apps take, typed or as a QR code. */
export const totpAddress = (secret: string, label: string): string => totp(secret, label).toString();

/** Which of all codes since 1970 this is; null when it is none of now. */
export function totpStepOf(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

export const totpCode = (secret: string, now: number = Date.now()): string => totp(secret).generate({ timestamp: now });
