import { createHmac } from 'node:crypto';

/** Hides what is counted: counters outlive their requests, so they hold no address in the clear. */
export const blindKey =
  (secret: string) =>
  (value: string): string =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
