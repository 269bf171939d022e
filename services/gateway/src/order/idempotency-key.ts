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

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const refusal = () => new ProblemError('bad_request', { field: HEADER });

/** Returns a function from the request's content (hashes of photos or a card) to its key; null without a header. */
export function readKey({ headers }: FastifyRequest): ((brought?: readonly string[]) => UploadKey) | null {
  const key = headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw refusal();
  return (brought = []) => ({ keyHash: hash(key), photosHash: hash(brought.join()) });
}

/** The order that an earlier attempt created from the same photos or card. */
export async function findFirstTry(db: GatewayDeps['db'], { keyHash, photosHash }: UploadKey): Promise<number> {
  const first = await findUploadKey(db, keyHash);
  // Leaked keys are useless without the same content.
  if (first?.photosHash !== photosHash) throw refusal();
  return first.orderId;
}

/** The same for a call without photos, whose key opens an order only while it has nothing but the call's content. */
export async function findEmptyFirstTry(db: GatewayDeps['db'], flow: OrderFlow, key: UploadKey): Promise<number> {
  const order = await findOrder(db, await findFirstTry(db, key));
  const isEmpty =
    order?.payment === 'unpaid' && order.progress === 'queued' && (flow === 'gift' || order.email === null);
  if (!isEmpty || order.flow !== flow) throw refusal();
  return order.id;
}
