import { createHmac } from 'node:crypto';

/** Hashes rate-limit keys: counters outlive requests, so they contain no plain addresses. */
export const blindKey =
  (secret: string) =>
  (value: string): string =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
