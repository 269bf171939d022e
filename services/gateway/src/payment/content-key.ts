import { createHash } from 'node:crypto';

/**
 * An idempotency key for these contents: the provider refuses a reused key with other contents, and a release may
 * change them.
 */
export const contentKey = (key: string, contents: object): string =>
  `${key}-${createHash('sha256').update(JSON.stringify(contents)).digest('base64url')}`;
