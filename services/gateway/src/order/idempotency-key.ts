import { createHash } from 'node:crypto';
import type { OrderFlow } from '@trueseason/contracts';
import { findOrder } from '@trueseason/shop/order';
import { findUploadKey, type UploadKey } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

const HEADER = 'idempotency-key';
/** At least as long as a UUID without dashes: the key is a secret of its browser. */
const KEY = /^[\w-]{32,64}$/;

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url');
const createRefusal = () => new ProblemError('bad_request', { field: HEADER });

/** Returns a function from the request's content (hashes of photos or a card) to its key; null without a header. */
export function readIdempotencyKey({ headers }: FastifyRequest): ((content?: readonly string[]) => UploadKey) | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw createRefusal();
  return (content = []) => ({ keyHash: hashText(key), photosHash: hashText(content.join()) });
}

/** The order that an earlier attempt created from the same photos or card. */
export async function findFirstAttempt(db: GatewayDeps['db'], { keyHash, photosHash }: UploadKey): Promise<number> {
  const firstAttempt = await findUploadKey(db, keyHash);
  // Leaked keys are useless without the same content.
  if (firstAttempt?.photosHash !== photosHash) throw createRefusal();
  return firstAttempt.orderId;
}

/** The same for a call without photos, whose key opens an order only while it has nothing but the call's content. */
export async function findEmptyFirstAttempt(db: GatewayDeps['db'], flow: OrderFlow, key: UploadKey): Promise<number> {
  const order = await findOrder(db, await findFirstAttempt(db, key));
  const isEmpty =
    order?.payment === 'unpaid' && order.progress === 'queued' && (flow === 'gift' || order.email === null);
  if (!isEmpty || order.flow !== flow) throw createRefusal();
  return order.id;
}
