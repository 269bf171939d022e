import { createHash } from 'node:crypto';
import type { UploadKey } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const HEADER = 'idempotency-key';
/** At least as long as a UUID without dashes: the key is a secret of its browser. */
const KEY = /^[\w-]{32,64}$/;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Of a key without its form, or that belongs to other content. */
export const badKey = () => new ProblemError('bad_request', { field: HEADER });

/** Returns a function from the request's content (hashes of photos or a card) to its key; null without a header. */
export function readKey({ headers }: FastifyRequest): ((brought?: readonly string[]) => UploadKey) | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw badKey();
  return (brought = []) => ({ keyHash: hash(key), photosHash: hash(brought.join()) });
}
