import { createHash } from 'node:crypto';
import type { UploadKey } from '@trueseason/shop/order';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const HEADER = 'idempotency-key';
/** At least as long as a UUID without dashes: the key is a secret of its browser. */
const KEY = /^[\w-]{32,64}$/;

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url');
/** For a malformed key, and for one that belongs to other content. */
export const createKeyRefusal = () => new ProblemError('bad_request', { field: HEADER });

/** Returns a function from the request's content (hashes of photos or a card) to its key; null without a header. */
export function readIdempotencyKey({ headers }: FastifyRequest): ((content?: readonly string[]) => UploadKey) | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw createKeyRefusal();
  return (content = []) => ({ keyHash: hashText(key), photosHash: hashText(content.join()) });
}
