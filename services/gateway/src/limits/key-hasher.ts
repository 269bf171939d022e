import { createHmac } from 'node:crypto';

/** Hashes rate-limit keys, since counters outlive requests and must contain no addresses. */
export const createKeyHasher =
  (secret: string) =>
  (value: string): string =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 24);
